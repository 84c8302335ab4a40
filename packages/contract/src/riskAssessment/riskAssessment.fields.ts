import { choice, date, fields, files, longText, person, rating, text } from '../kernel/fields.ts'

/** The hierarchy of controls in New Zealand's Health and Safety at Work Act: eliminate, or else minimise; isolating is
 *  the step between that centres' forms name. */
export const riskControls = ['eliminate', 'isolate', 'minimise'] as const

/** What a risk assessment holds (design: domain, flows with review). */
export const riskAssessmentFields = fields({
  what: longText(1000, { required: true }),
  where: text(140, { required: true }),
  photos: files({ most: 9, accept: 'picture' }),
  rating: rating({ required: true }),
  control: choice(riskControls, { required: true }),
  measures: longText(1000, { required: true }),
  ownerId: person({ required: true }),
  dueOn: date({ required: true, notBeforeToday: true }),
})
