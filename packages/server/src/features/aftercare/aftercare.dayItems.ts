// Children with a blow to the head in the day's list, until the last look or until they have gone home.
import { isWatched, nextLook, watchTimes } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { DayItems } from '../today/index.ts'
import { incidentsOfPresent, watchPlanOf } from './aftercare.queries.ts'

export const aftercareDayItems: DayItems = {
  async between({ tx, actor, clock }, { from, until }) {
    const { today, timeZone } = actor
    if (today < from || today > until) return []
    const rows = await incidentsOfPresent(tx, dayBounds(today, timeZone))
    const watched = rows.filter(({ bodyParts }) => isWatched(bodyParts))
    if (watched.length === 0) return []
    const plan = await watchPlanOf(tx)
    const now = clock.now().toISOString()
    return watched.map(({ id, firstName, familyName, occurredAt, lastAt, roomCode }) => {
      const next = nextLook(watchTimes(plan, occurredAt), lastAt)
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
