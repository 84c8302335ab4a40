import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { SleepOversight } from '@daybook/contract/sleep/sleep.oversight.ts'
import { gapsOf } from '@daybook/contract/sleep/sleep.rules.ts'
import { mostRows, type Oversight } from '../today/index.ts'
import { checkedSleeps } from './sleep.oversight.queries.ts'

export const sleepOversight: Oversight<SleepOversight> = {
  async lateChecks({ tx, actor, clock }) {
    const now = clock.now()
    const sleeps = await checkedSleeps(tx, dayBounds(actor.today, actor.timeZone))
    const withGaps = sleeps.map((sleep) => ({ sleep, gaps: gapsOf(sleep, now) }))
    return withGaps
      .flatMap(({ sleep, gaps }) => {
        const last = gaps.at(-1)
        return last ? [{ sleep, gaps, last }] : []
      })
      .toSorted((a, b) => (a.last.dueAt < b.last.dueAt ? 1 : -1))
      .slice(0, mostRows)
      .map(({ sleep: { id, detail, roomCode, roomName, ...child }, gaps, last }) => {
        const isOpen = last.checkedAt === null && detail.upAt === null
        const missed = gaps.filter(({ kind }) => kind === 'missed').length
        return {
          id,
          page: `/pages/home/task/${isOpen ? 'sleep' : 'sleep-gaps'}?code=${roomCode}`,
          params: {
            childName: fullName(child),
            roomName,
            late: gaps.length - missed,
            missed,
            lastDueAt: last.dueAt,
            isOpen,
          },
        }
      })
  },
}
