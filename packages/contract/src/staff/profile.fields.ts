import { sexKeys } from '../kernel/dictionaries.ts'
import { choice, date, fields, text } from '../kernel/fields.ts'

/** Fields of their record that people change themselves. */
export const ownStaffFields = ['name', 'phone', 'email', 'birthday', 'sex'] as const

/** What people keep up to date about themselves. */
export const profileFields = fields({
  name: text(80),
  phone: text(40, { required: true, format: 'phone' }),
  email: text(120, { format: 'email' }),
  birthday: date({ notAfterToday: true }),
  sex: choice([sexKeys.male, sexKeys.female, sexKeys.other]),
  region: text(120, { required: true }),
  address: text(200, { required: true }),
  postcode: text(12, { required: true }),
  contactName: text(80, { required: true }),
  contactPhone: text(40, { required: true, format: 'phone' }),
})
