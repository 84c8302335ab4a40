// Phone numbers that a spreadsheet took for amounts: `0215550142` came out of it as `215550142`. Pure.
import { type PlaceAndDay, ruleOn } from '../rule/rule.rules.ts'

/** The number with the sign that it has lost, where the country's numbers say which. What has spaces or signs was written
 *  as a text, and is whole. */
export function wholePhone(text: string, at: PlaceAndDay): string {
  const { lost = [] } = ruleOn('phone', at)?.figures ?? {}
  const found = lost.find(({ pattern }) => new RegExp(pattern).test(text))
  return found ? found.sign + text : text
}
