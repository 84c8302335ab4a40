import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { SleepOversight } from '@daybook/contract/sleep/sleep.contract.ts'
import { gapsOf } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Oversight } from '../today/index.ts'
import { lateLooks } from '../watch/index.ts'
import { checkedSleeps } from './sleep.oversight.queries.ts'

export const sleepOversight: Oversight<SleepOversight> = {
  lateChecks: {
    can: 'care.read',
    async list({ tx, actor, clock }) {
      const now = clock.now()
      const sleeps = await checkedSleeps(tx, dayBounds(actor.today, actor.timeZone))
      return lateLooks(
        sleeps.map((sleep) => ({
          ...sleep,
          gaps: gapsOf(sleep, now),
          isWatched: sleep.detail.upAt === null,
          page: (isOpen) => `/pages/home/task/${isOpen ? 'sleep' : 'sleep-gaps'}?code=${sleep.roomCode}`,
        })),
      )
    },
  },
}
