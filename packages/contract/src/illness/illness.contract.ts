// Illness: symptoms, temperature, what was done, and until when the child stays at home, which attendance shows. Any
// teacher reports; a manager confirms with a comment, once.
import { feature } from '../kernel/feature.ts'
import { reportOperations } from '../report/report.kind.ts'
import { illnessFields } from './illness.fields.ts'

const at = reportOperations('/api/blade-garden/flow-ill', illnessFields)

export const illness = feature('illness', {
  submit: at.submit('save-ill'),
  confirm: at.decide('manager-confirm/{id}'),
  cancel: { ...at.cancel('cancel/{id}'), own: true as const },
  correct: at.remark('correct/{id}'),
  /** From today on the child may come back, whatever the report says. */
  comeBack: at.remark('come-back/{id}'),
  get: at.get('detail'),
  listAll: at.list('list'),
  listMine: at.list('user-list'),
})
