// Whom to ring about a child. Pure, so that a form says at once what the server would say.

/** Told to the staff when whom to ring about a child has changed. */
export const contactsChanged = 'contact.changed'

export const relations = ['mother', 'father', 'parent', 'grandparent', 'guardian', 'other'] as const
export type Relation = (typeof relations)[number]

const phonePattern = /^[+(]?\d[\d\s()./-]*(?:(?:ext?\.?|x|#)\s?\d+)?$/i

/** A number as people write it down: `021 555 0142`, `+64 (9) 555 0188`, `09 555 0188 ext 4`. */
export function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '')
  return phonePattern.test(text) && length >= 3 && length <= 20
}

/** The address that rings it: `tel:+6495550188`; what stands after an extension's sign is dialled by hand. */
export function phoneAddress(phone: string): string {
  const [number = ''] = phone.split(/[a-z#]/i)
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** Who is to be rung in an emergency has to be reachable. */
export function lacksPhone({ isEmergency, phone }: { isEmergency: boolean; phone?: string | null }): boolean {
  return isEmergency && !phone
}
