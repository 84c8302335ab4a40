import { Instant } from '@daybook/contract/kernel/schema.ts'
import type { SleepDetail } from '@daybook/contract/sleep/sleep.contract.ts'
import { sleepRules } from '@daybook/contract/sleep/sleep.rules.ts'
import { z } from 'zod'
import type { TaskedKind } from '../care/index.ts'
import { overlapping } from './sleep.overlap.ts'

/** Sleep as a kind of care. Steps change its detail; an amendment corrects their times. */
export const sleepCareKind: TaskedKind<SleepDetail> = {
  ...sleepRules,
  name: 'sleep',
  detail: z.object({
    asleepAt: Instant.nullable(),
    upAt: Instant.nullable(),
    checkInterval: z.number().int(),
  }),
  amended(before, after) {
    // An amendment cannot put a child back to bed. A new sleep is recorded instead.
    if (before.upAt !== null && after.upAt === null) return 'ALREADY_UP'
    // The check interval of a sleep never changes afterwards.
    return { ...after, checkInterval: before.checkInterval }
  },
  async clash(context, { detail: { upAt }, ...sleep }) {
    return (await overlapping(context, [{ ...sleep, upAt }])).size > 0 ? 'SLEEP_OVERLAPS' : undefined
  },
}
