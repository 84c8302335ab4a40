// Toilet visits: the outcome, and whether the child was prompted or asked. Teachers record them, also for children who
// are toilet training and still wear nappies.

import { z } from 'zod'
import { careOperations } from '../care/care.kind.ts'
import type { KindRules } from '../care/care.rules.ts'
import { feature } from '../kernel/feature.ts'
import type { TaskKind } from '../task/task.kind.ts'

export const toiletOutcomes = ['wee', 'poo', 'tried', 'accident'] as const
export type ToiletOutcome = (typeof toiletOutcomes)[number]

/** Whether a teacher prompted the child or the child asked. */
export const toiletWays = ['prompted', 'asked'] as const
export type ToiletWay = (typeof toiletWays)[number]

/** A task includes the children out of nappies. Children in nappies can try too. */
export const toiletVisitRules = {
  awaited: { inNappies: false },
} satisfies KindRules<{ outcome: ToiletOutcome }>

export const toiletVisitTask = {
  page: '/pages/home/task/nappy-change?tab=toilet',
  subject: 'toilet',
  order: 3,
} as const satisfies TaskKind

export const ToiletDetail = z.object({ outcome: z.enum(toiletOutcomes), how: z.enum(toiletWays) })
export type ToiletDetail = z.output<typeof ToiletDetail>

export const toiletVisitCare = { ...toiletVisitRules, detail: ToiletDetail }

export const toiletVisit = feature('toiletVisit', careOperations('toilet', ToiletDetail))
