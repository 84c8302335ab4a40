// Rules for a child's contacts. Pure, so that the form shows at once what the server would refuse.
import { eventName } from '../kernel/live.ts'

/** The live event sent to staff when a child's contacts have changed. */
export const contactsChanged = eventName('contact.changed')

export const relations = ['mother', 'father', 'parent', 'grandparent', 'guardian', 'other'] as const
export type Relation = (typeof relations)[number]

/** The most characters of each. */
export const contactLimits = { name: 120, phone: 40, note: 500, orderNote: 1000 } as const

/** An emergency contact must have a phone number. */
export function lacksPhone({ isEmergency, phone }: { isEmergency: boolean; phone?: string | null }): boolean {
  return isEmergency && !phone
}
