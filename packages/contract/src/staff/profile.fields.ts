import { sexKeys } from '../kernel/dictionaries.ts'
import type { FieldError } from '../kernel/fieldErrors.ts'
import { choice, date, fields, text } from '../kernel/fields.ts'
import { figuresOn, type PlaceAndDay } from '../rule/rule.rules.ts'

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

/** Refuses what is not written as postal codes of the country are (specification, section 5). */
export const postcodeProblem = (postcode: string, at: PlaceAndDay): FieldError | undefined =>
  new RegExp(figuresOn('postcode', at).pattern).test(postcode) ? undefined : 'INVALID_FORMAT'
