// Risk assessments: what could go wrong and where, how likely and how bad, and what is done about it by whom until when.
// A manager confirms, once.
import { feature } from '../kernel/feature.ts'
import { choice, date, fields, files, longText, person, rating, text } from '../kernel/fields.ts'
import { reportOperations } from '../report/report.kind.ts'
import type { ReportFile } from '../report/report.rules.ts'

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

export const riskAssessmentReport = {
  fields: riskAssessmentFields,
  page: '/pages/home/task/detail-risk',
  form: '/pages/home/task/risk',
  subject: 'checks',
  sections: {
    risk: ['what', 'where', 'photos', 'rating'],
    answer: ['control', 'measures', 'ownerId', 'dueOn'],
  },
  screens: {
    history: { path: '/pages/home/history/risk', menu: { group: 'safety', icon: 'alertTriangle', order: 4 } },
    report: { order: 12 },
  },
  order: 3,
  abilities: ['amend', 'confirm', 'cancel', 'correct'],
  initial: 'submitted',
  readers: 'author',
  opens: { hazard: (values) => ({ kind: 'hazard', ...values }) },
  keep: () => 'safety',
  summary: ({ what, where }) => `${what} · ${where}`,
} as const satisfies ReportFile<typeof riskAssessmentFields>

const at = reportOperations('/api/blade-garden/flow-risk', riskAssessmentFields)

export const riskAssessment = feature('riskAssessment', {
  submit: at.submit('submit'),
  confirm: at.decideByBody('confirm/{id}'),
  cancel: { ...at.cancel('cancel/{id}'), own: true as const },
  correct: at.remark('correct/{id}'),
  get: at.get('detail'),
  listAll: at.list('list'),
  // The specification has no list of one's own; the others have.
  listMine: { ...at.list('user-list'), own: true as const },
})
