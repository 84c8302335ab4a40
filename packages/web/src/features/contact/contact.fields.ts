// What a contact holds, and what is wrong with it beyond its fields. Pure.
import { contactLimits, isPhone, relations } from '@daybook/contract/contact/contact.rules.ts'
import { choice, fields, longText, text, tick, type ValuesOf } from '@daybook/contract/kernel/fields.ts'

export const contactFields = fields({
  name: text(contactLimits.name, { required: true }),
  relation: choice(relations, { required: true, list: true }),
  phone: text(contactLimits.phone, { format: 'phone', autofill: 'off', requiredWhen: { isEmergency: true } }),
  isEmergency: tick(),
  mayCollect: tick(),
  note: longText(contactLimits.note, { rows: 2 }),
})
export type ContactValues = ValuesOf<typeof contactFields>

/** A new contact is somebody to call, who can pick the child up. */
export const newContact = { relation: 'mother', isEmergency: true, mayCollect: true } as const

/** A number has more to it than the fields know. */
export const problemsOf = ({ phone }: Pick<ContactValues, 'phone'>) => ({
  phone: phone === null || isPhone(phone) ? undefined : 'INVALID_FORMAT',
})
