// A title that is a period, such as the week of a schedule. It is stored and sent in one form for all languages, and each
// reader's page says it in its own words.
import type { Period } from './period.rules.ts'

const turned = (day: string, from: string, to: string) => day.split(from).toReversed().join(to)

/** 09/03/2026 – 15/03/2026 */
export const periodTitle = ({ from, until }: Period): string =>
  [from, until].map((day) => turned(day, '-', '/')).join(' – ')

/** The period that a title is, if it is one. */
export function periodIn(title: string): Period | undefined {
  const [, from, until] = /^(\d\d\/\d\d\/\d{4}) – (\d\d\/\d\d\/\d{4})$/.exec(title) ?? []
  return from && until ? { from: turned(from, '/', '-'), until: turned(until, '/', '-') } : undefined
}
