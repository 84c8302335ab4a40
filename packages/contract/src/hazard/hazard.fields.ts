import { choice, date, fields, files, longText, person, place, rating, room, text } from '../kernel/fields.ts'
import { riskControls } from '../riskAssessment/riskAssessment.fields.ts'

const hazardKinds = ['hazard', 'maintenance'] as const

/** What the register of hazards and maintenance holds (design: domain, decided after the first slice). */
export const hazardFields = fields({
  kind: choice(hazardKinds, { required: true }),
  what: longText(1000, { required: true }),
  roomId: room(),
  where: text(140, { required: true }),
  /** Off the premises, or in large grounds. */
  place: place(),
  photos: files({ most: 9, accept: 'picture' }),
  rating: rating({ required: true }),
  control: choice(riskControls, { required: true }),
  measures: longText(1000),
  ownerId: person({ required: true }),
  dueOn: date({ required: true }),
})
