// Risk assessments: what could go wrong and where, how likely and how bad, and what is done about it by whom until when.
// A manager confirms, once.
import { feature } from '../kernel/feature.ts'
import { reportOperations } from '../report/report.kind.ts'
import { riskAssessmentFields } from './riskAssessment.fields.ts'

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
