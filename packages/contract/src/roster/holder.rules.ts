// Which certificates the law asks of the adults who are present, and who holds them. Pure.
import type { Holders } from '../rule/figures.rules.ts'
import { type PlaceAndDay, ruleOn } from '../rule/rule.rules.ts'

const subjects = ['holder.firstAid', 'holder.personResponsible', 'holder.safetyCheck'] as const

/** The rules in force, of the certificates that they ask for. */
export const holderRulesOn = (at: PlaceAndDay) => subjects.flatMap((subject) => ruleOn(subject, at) ?? [])

/** The newest certificate of one kind of one person. */
export interface Held {
  personId: string
  kind: string
  /** The last day on which it is valid. */
  expiresOn: string
}

/** Whether a person had a certificate that is no longer valid on this day. */
export const hasLapsed = (held: readonly Held[], personId: string, kind: string, day: string): boolean =>
  held.some((one) => one.personId === personId && one.kind === kind && one.expiresOn < day)

/** Of a rule that counts holders. */
export const holdersNeeded = (oneFor: Exclude<Holders['oneFor'], 'person'>, children: number): number => {
  if (children === 0) return 0
  return oneFor === 'centre' ? 1 : Math.ceil(children / oneFor)
}
