// What a contact holds, and what is wrong with it beyond its fields. Pure.

import { endsBeforeStart } from '@daybook/contract/contact/collect.rules.ts'
import { contactLimits, relations } from '@daybook/contract/contact/contact.rules.ts'
import {
  choice,
  date,
  fields,
  longText,
  text,
  tick,
  type ValuesOf,
  weekdays,
} from '@daybook/contract/kernel/fields.ts'
import { isPhone } from '@daybook/contract/kernel/phone.rules.ts'

export const contactFields = fields({
  name: text(contactLimits.name, { required: true }),
  relation: choice(relations, { required: true, list: true }),
  phone: text(contactLimits.phone, { format: 'phone', autofill: 'off', requiredWhen: { isEmergency: true } }),
  isEmergency: tick(),
  mayCollect: tick(),
  birthDate: date({ notAfterToday: true, when: { mayCollect: true } }),
  collectsFrom: date({ when: { mayCollect: true } }),
  collectsUntil: date({ when: { mayCollect: true } }),
  collectsOn: weekdays({ when: { mayCollect: true } }),
  orderNote: longText(contactLimits.orderNote, { rows: 3 }),
  orderPhone: text(contactLimits.phone, { format: 'phone', autofill: 'off' }),
  note: longText(contactLimits.note, { rows: 2 }),
})
export type ContactValues = ValuesOf<typeof contactFields>

/** A new contact is somebody to call, who can pick the child up. */
export const newContact = { relation: 'mother', isEmergency: true, mayCollect: true } as const

type Checked = Pick<ContactValues, 'phone'> & Partial<ContactValues>

/** A number and two days have more to them than the fields know. */
export const problemsOf = ({ phone, orderPhone, collectsFrom, collectsUntil }: Checked) => ({
  phone: numberProblem(phone),
  orderPhone: numberProblem(orderPhone),
  collectsUntil: endsBeforeStart(collectsFrom, collectsUntil) ? 'CONTACT_ENDS_BEFORE_START' : undefined,
})

const numberProblem = (phone: string | null | undefined) =>
  !phone || isPhone(phone) ? undefined : 'INVALID_FORMAT'
