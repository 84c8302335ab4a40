import { choice, date, fields, files, longText, number, text } from '../kernel/fields.ts'

/** What a person is honoured for: an award, or so many years at the centre. */
export const awardFields = fields({
  title: text(140, { required: true }),
  for: choice(['award', 'service'], { required: true }),
  years: number({ min: 1, max: 60, step: 1 }, { required: true, when: { for: 'service' } }),
  reason: longText(1000, { required: true }),
  givenOn: date({ required: true, notAfterToday: true }),
  picture: files({ most: 1, accept: 'picture' }),
})
