// Rules for a child's contacts. Pure, so that the form shows at once what the server would refuse.
import { eventName } from '../kernel/live.ts'

/** The live event sent to staff when a child's contacts have changed. */
export const contactsChanged = eventName('contact.changed')

export const relations = ['mother', 'father', 'parent', 'grandparent', 'guardian', 'other'] as const
export type Relation = (typeof relations)[number]

/** The most characters of each. */
export const contactLimits = { name: 120, phone: 40, note: 500, orderNote: 1000 } as const

const phonePattern = /^[+(]?\d[\d\s()./-]*(?:(?:ext?\.?|x|#)\s?\d+)?$/i

/** A number as people write it down: `021 555 0142`, `+64 (9) 555 0188`, `09 555 0188 ext 4`. */
export function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return phonePattern.test(text) && length >= 3 && length <= 20
}

/** The link that calls the number: `tel:+6495550188`. An extension has to be dialled by hand. */
export function phoneAddress(phone: string): string {
  const [number = ''] = phone.split(/[a-z#]/i)
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** An emergency contact must have a phone number. */
export function lacksPhone({ isEmergency, phone }: { isEmergency: boolean; phone?: string | null }): boolean {
  return isEmergency && !phone
}
