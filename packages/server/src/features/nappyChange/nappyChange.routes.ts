// The whole server side of nappy changes. A kind of care declares its name, its detail and which children its tasks
// cover; features/care does the rest. To add a kind of care, write in this order (the compiler and the laws report what
// is missing):
// - contract/src/<kind>: the choices of its detail in <kind>.rules.ts, the schema of its detail and
//   `feature('<kind>', careOperations('<path segment>', Detail))` in <kind>.contract.ts
//   and the page that its tasks open in <kind>.task.ts
// - migrations: a check of its detail, as those of 0011
// - features/<kind>: a file like this one with its index.ts, its samples, and tests of what is its own
// - the web: what features/nappyChange/nappyChange.careKind.ts there lists
import { NappyDetail, nappyChange, nappyChangeRules } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { implement } from '../../platform/implement.ts'
import { careHandlers, type TaskedKind, tasksOfCare } from '../care/index.ts'

export const nappyChangeCareKind: TaskedKind<NappyDetail> = {
  ...nappyChangeRules,
  name: 'nappyChange',
  detail: NappyDetail,
}

export const nappyChangeRoutes = implement(nappyChange, careHandlers(nappyChangeCareKind))
export const nappyChangeTasks = tasksOfCare(nappyChangeCareKind)
