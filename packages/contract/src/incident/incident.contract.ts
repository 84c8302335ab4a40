// Accidents: what happened to a child, the injury, the first aid, and whether, how and when the parents were told. Any
// teacher reports; a manager confirms with a comment, once.
import { feature } from '../kernel/feature.ts'
import { reportOperations } from '../report/report.kind.ts'
import { incidentFields } from './incident.fields.ts'

const at = reportOperations('/api/blade-garden/flow-acc', incidentFields)

export const incident = feature('incident', {
  submit: at.submit('save-acc'),
  confirm: at.decide('manager-confirm/{id}'),
  cancel: { ...at.cancel('cancel/{id}'), own: true as const },
  followUp: at.remark('follow-up/{id}'),
  correct: at.remark('correct/{id}'),
  get: at.get('detail'),
  listAll: at.list('list'),
  listMine: at.list('user-list'),
})
