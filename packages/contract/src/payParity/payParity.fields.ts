import { choice, fields, files, longText, number } from '../kernel/fields.ts'
import { qualificationGroups } from './payParity.groups.ts'

/** What a teacher submits of their step. Which steps there are is a matter of country and date. */
export const payParityFields = fields({
  group: choice(qualificationGroups, { required: true }),
  step: number({ min: 1, max: 99, step: 1 }, { required: true }),
  serviceHours: number({ min: 0, max: 150_000, step: 1, unit: 'h' }, { required: true }),
  note: longText(500),
  evidence: files({ most: 5, accept: 'any' }),
})
