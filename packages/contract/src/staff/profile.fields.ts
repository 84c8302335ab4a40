import { sexKeys } from '../kernel/dictionaries.ts'
import type { FieldError } from '../kernel/fieldErrors.ts'
import { choice, date, fields, text } from '../kernel/fields.ts'

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

/** Philippine postal codes have four digits, others at least four characters (specification, section 5). */
export const postcodeProblem = (postcode: string, countryCode: string): FieldError | undefined =>
  (countryCode === 'PH' ? /^\d{4}$/ : /^[A-Za-z0-9][A-Za-z0-9 -]{3,}$/).test(postcode)
    ? undefined
    : 'INVALID_FORMAT'
