import {
  ToiletDetail,
  toiletVisit,
  toiletVisitRules,
} from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { implement } from '../../platform/implement.ts'
import { careHandlers, type TaskedKind, tasksOfCare } from '../care/index.ts'

export const toiletVisitCareKind: TaskedKind<ToiletDetail> = {
  ...toiletVisitRules,
  name: 'toiletVisit',
  detail: ToiletDetail,
}

export const toiletVisitRoutes = implement(toiletVisit, careHandlers(toiletVisitCareKind))
export const toiletVisitTasks = tasksOfCare(toiletVisitCareKind)
