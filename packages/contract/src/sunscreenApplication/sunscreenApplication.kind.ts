// Sunscreen: the centre's, the child's own, none because the parents have not consented, or a skin reaction. Teachers
// record it for a whole room before going outside. The hard rule: no sunscreen is applied without consent.

import { z } from 'zod'
import { careOperationsAt } from '../care/care.kind.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'
import { sunscreenApplicationRules, sunscreenOutcomes } from './sunscreenApplication.rules.ts'

export const sunscreenApplicationTask = {
  page: '/pages/home/task/sunscreen',
  subject: 'sunscreen',
  order: 4,
  menu: { group: 'day', icon: 'sunHigh', order: 7 },
} as const satisfies TaskKind

export const SunscreenDetail = z.object({ outcome: z.enum(sunscreenOutcomes) })
export type SunscreenDetail = z.output<typeof SunscreenDetail>

const at = careOperationsAt('/api/blade-garden/task-sunscreen', SunscreenDetail)

export const sunscreenApplicationCare = { ...sunscreenApplicationRules, detail: SunscreenDetail }

/** The family has two calls for sunscreen; `remove` is Daybook's own. */
export const sunscreenApplication = feature('sunscreenApplication', {
  getBoard: at.getBoard('list-by-task'),
  recordMany: at.recordMany('submit-data'),
  remove: at.remove('remove'),
})
