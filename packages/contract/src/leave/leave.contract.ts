// Leave: a member of staff asks, a manager confirms, or refuses with a comment; its author may cancel until then. The
// hard rule: one person's leave never overlaps.
import { feature } from '../kernel/feature.ts'
import { reportOperations } from '../report/report.kind.ts'
import { leaveFields } from './leave.fields.ts'

const at = reportOperations('/api/blade-garden/leave', leaveFields)

export const leave = feature('leave', {
  submit: at.submit('submit-leave', ['LEAVE_OVERLAPS']),
  confirm: at.decide('manager-confirm/{id}'),
  refuse: at.decideWithComment('manager-refuse/{id}'),
  cancel: at.cancel('user-cancel/{id}'),
  get: at.get('detail'),
  listAll: at.list('list'),
  listMine: at.list('user-list'),
})
