import { choice, fields, files, longText, number } from '../kernel/fields.ts'

/** Of teachers, by their highest qualification (New Zealand: ECE Funding Handbook, chapter 3-B-2). */
export const qualificationGroups = ['p3', 'p3Plus', 'p4', 'p5'] as const
export type QualificationGroup = (typeof qualificationGroups)[number]

/** What a teacher submits of their step. Which steps there are is a matter of country and date. */
export const payParityFields = fields({
  group: choice(qualificationGroups, { required: true }),
  step: number({ min: 1, max: 99, step: 1 }, { required: true }),
  serviceHours: number({ min: 0, max: 150_000, step: 1, unit: 'h' }, { required: true }),
  note: longText(500),
  evidence: files({ most: 5, accept: 'any' }),
})
