// Children with a blow to the head in the day's list, until the last look or until they have gone home. And for managers,
// whose looks of the day were late or missed.
import type { AftercareOversight } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { isWatchOver, lookGaps, nextLook } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import { dueItems, type Oversight } from '../today/index.ts'
import { lateLooks, lookDue } from '../watch/index.ts'
import { incidentsIn } from './aftercare.queries.ts'
import { historyOf, watchedChildren } from './aftercare.watch.ts'

const pageOf = (id: string) => `/pages/home/task/aftercare?id=${id}`

export const aftercareDayItems = dueItems('report.submit', async ({ tx, actor, clock }, { from, until }) => {
  if (actor.today < from || actor.today > until) return []
  const watched = await watchedChildren(tx, actor)
  return watched.map(({ id, firstName, familyName, roomCode, occurredAt, times, lastAt }) => {
    const child = { id, firstName, familyName, roomCode, page: pageOf(id), subject: 'accident' as const }
    const look = { feature: 'aftercare', nextAt: nextLook(times, lastAt), since: occurredAt }
    return lookDue({ ...child, ...look }, clock.now())
  })
})

export const aftercareOversight: Oversight<AftercareOversight> = {
  lateLooks: {
    can: 'report.submit',
    async list({ tx, actor, clock }) {
      const now = clock.now().getTime()
      const incidents = await incidentsIn(tx, dayBounds(actor.today, actor.timeZone))
      const histories = await historyOf(tx, incidents)
      return lateLooks(
        histories.map(({ incident: { id, firstName, familyName }, ...watch }) => ({
          id,
          firstName,
          familyName,
          roomName: watch.stays.at(-1)?.roomName ?? '',
          gaps: lookGaps(watch, now),
          isWatched: watch.stays.at(-1)?.until === null && !isWatchOver(watch.times, now),
          page: () => pageOf(id),
        })),
      )
    },
  },
}
