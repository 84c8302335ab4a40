// The register of hazards and maintenance: open, in work, closed, and opened again. All staff read it and work on it.
// The specification has its screens and no calls; these are ours, under the family's pattern.
import { feature } from '../kernel/feature.ts'
import { choice, date, fields, files, longText, person, place, rating, room, text } from '../kernel/fields.ts'
import { reportOperations } from '../report/report.kind.ts'
import type { ReportFile } from '../report/report.rules.ts'
import { riskControls } from '../riskAssessment/riskAssessment.kind.ts'

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

export const hazardReport = {
  fields: hazardFields,
  page: '/pages/home/task/hazards-maintenance-detail',
  form: '/pages/home/task/hazards-maintenance-form',
  subject: 'checks',
  sections: {
    summary: ['kind', 'what', 'roomId', 'where', 'place', 'photos', 'rating'],
    answer: ['control', 'measures', 'ownerId', 'dueOn'],
  },
  screens: {
    history: { path: '/pages/home/task/hazards-maintenance-history' },
    report: { order: 13 },
    state: 'closed',
  },
  order: 5,
  abilities: ['amend', 'comment', 'start', 'close', 'reopen'],
  initial: 'open',
  readers: 'staff',
  opensFromChecks: true,
  due: ({ dueOn: on, ownerId: personId }) => ({ on, personId }),
  keep: () => 'safety',
  listed: ['what', 'where'],
  summary: ({ what, where }) => `${what} · ${where}`,
} as const satisfies ReportFile<typeof hazardFields>

const at = reportOperations('/api/blade-garden/hazard', hazardFields)
const own = { own: true as const }

export const hazard = feature('hazard', {
  submit: { ...at.submit('submit'), ...own },
  start: { ...at.decide('start/{id}'), ...own },
  close: { ...at.decideWithComment('close/{id}'), ...own },
  reopen: { ...at.decideWithComment('reopen/{id}'), ...own },
  comment: { ...at.comment('comment/{id}'), ...own },
  get: { ...at.get('detail'), ...own },
  listAll: { ...at.list('list'), ...own },
})
