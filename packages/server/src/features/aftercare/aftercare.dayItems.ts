// Children with a blow to the head in the day's list, until the last look or until they have gone home.
import { nextLook } from '@daybook/contract/aftercare/aftercare.rules.ts'
import type { DayItems } from '../today/index.ts'
import { watchedChildren } from './aftercare.watch.ts'

export const aftercareDayItems: DayItems = {
  async between({ tx, actor, clock }, { from, until }) {
    const { today, timeZone } = actor
    if (today < from || today > until) return []
    const now = clock.now().toISOString()
    const watched = await watchedChildren(tx, { today, timeZone })
    return watched.map(({ id, firstName, familyName, occurredAt, times, lastAt, roomCode }) => {
      const next = nextLook(times, lastAt)
      const isLate = next !== null && next <= now
      return {
        id: `${id} look`,
        kind: 'due' as const,
        name: isLate ? 'aftercare.dueNow' : 'aftercare.due',
        subject: 'accident' as const,
        about: `${firstName} ${familyName}`,
        day: today,
        dueAt: next ?? occurredAt,
        status: next === null ? ('done' as const) : isLate ? ('overdue' as const) : ('pending' as const),
        roomCode,
        staffId: null,
        staffName: null,
        page: `/pages/home/task/aftercare?id=${id}`,
      }
    })
  },
}
