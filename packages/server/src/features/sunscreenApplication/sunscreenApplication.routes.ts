import {
  SunscreenDetail,
  sunscreenApplication,
} from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import { sunscreenApplicationRules } from '@daybook/contract/sunscreenApplication/sunscreenApplication.rules.ts'
import { implement } from '../../platform/implement.ts'
import { careHandlers, type TaskedKind, tasksOfCare } from '../care/index.ts'

export const sunscreenApplicationCareKind: TaskedKind<SunscreenDetail> = {
  ...sunscreenApplicationRules,
  name: 'sunscreenApplication',
  detail: SunscreenDetail,
}

export const sunscreenApplicationRoutes = implement(
  sunscreenApplication,
  careHandlers(sunscreenApplicationCareKind),
)
export const sunscreenApplicationTasks = tasksOfCare(sunscreenApplicationCareKind)
