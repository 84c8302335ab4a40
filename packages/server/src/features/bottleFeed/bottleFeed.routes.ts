import { BottleDetail, bottleFeed, bottleFeedRules } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { implement } from '../../platform/implement.ts'
import { careHandlers, type TaskedKind, tasksOfCare } from '../care/index.ts'

export const bottleFeedCareKind: TaskedKind<BottleDetail> = {
  ...bottleFeedRules,
  name: 'bottleFeed',
  detail: BottleDetail,
}

export const bottleFeedRoutes = implement(bottleFeed, careHandlers(bottleFeedCareKind))
export const bottleFeedTasks = tasksOfCare(bottleFeedCareKind)
