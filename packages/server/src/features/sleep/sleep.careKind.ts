import { Instant } from '@daybook/contract/kernel/schema.ts'
import type { SleepDetail } from '@daybook/contract/sleep/sleep.contract.ts'
import { sleepRules } from '@daybook/contract/sleep/sleep.rules.ts'
import { z } from 'zod'
import type { TaskedKind } from '../care/index.ts'

/** A sleep as a record of care. Its detail is changed by steps; an amendment corrects what they said. */
export const sleepCareKind: TaskedKind<SleepDetail> = {
  ...sleepRules,
  name: 'sleep',
  detail: z.object({
    asleepAt: Instant.nullable(),
    upAt: Instant.nullable(),
    checkInterval: z.number().int(),
  }),
  amended(before, after) {
    // Whoever got up is put to bed again, not amended back into it.
    if (before.upAt !== null && after.upAt === null) return 'ALREADY_UP'
    // What was asked of those who checked is not changed afterwards.
    return { ...after, checkInterval: before.checkInterval }
  },
}
