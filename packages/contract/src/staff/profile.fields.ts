import { sexKeys } from '../kernel/dictionaries.ts'
import type { FieldError } from '../kernel/fieldErrors.ts'
import { isEmpty, type Values } from '../kernel/fields.check.ts'
import { choice, date, fields, text } from '../kernel/fields.ts'

/** Fields of their record that people change themselves. */
export const ownStaffFields = ['name', 'phone', 'email', 'birthday', 'sex'] as const

/** What people keep up to date about themselves. */
export const profileFields = fields({
  name: text(80),
  phone: text(40, { format: 'phone' }),
  email: text(120, { format: 'email' }),
  birthday: date({ notAfterToday: true }),
  sex: choice([sexKeys.male, sexKeys.female, sexKeys.other]),
  region: text(120),
  address: text(200),
  postcode: text(12),
  contactName: text(80),
  contactPhone: text(40, { format: 'phone' }),
})

/** Fields that make sense only together: an address, an emergency contact. */
const complete = [['phone'], ['region', 'address', 'postcode'], ['contactName', 'contactPhone']]

/** Whoever changes one of the fields that belong together fills in all of them. What nobody touches stays as it is. */
export function profileProblems(before: Values, values: Values): Record<string, FieldError> {
  const isChanged = (name: string) => (before[name] || null) !== (values[name] || null)
  const missing = complete
    .filter((names) => names.some(isChanged))
    .flatMap((names) => names.filter((name) => isEmpty(values[name])))
  return Object.fromEntries(missing.map((name) => [name, 'REQUIRED']))
}
