// Who is watched after a blow to the head: children who are here now, with the times of their looks.
import { aftercareWatchRules, isWatched, watchTimes } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, dayBounds } from '@daybook/contract/kernel/dates.ts'
import { eventName } from '@daybook/contract/kernel/live.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { JobContext } from '../../platform/jobs.queries.ts'
import type { Publish } from '../../platform/live/live.event.ts'
import { watch } from '../watch/index.ts'
import { aftercareAlerts } from './aftercare.alerts.ts'
import { incidentsOfPresent, timeZoneOf, watchPlanOf } from './aftercare.queries.ts'

/** @param today the centre's day */
export async function watchedChildren(tx: Tx, { today, timeZone }: { today: string; timeZone: string }) {
  const rows = await incidentsOfPresent(tx, dayBounds(today, timeZone))
  const watched = rows.filter(({ bodyParts }) => isWatched(bodyParts))
  if (watched.length === 0) return []
  const plan = await watchPlanOf(tx)
  return watched.map((row) => ({ ...row, times: watchTimes(plan, row.occurredAt) }))
}

const changed = eventName('aftercare.accidentChanged')

/** Who is watched may be different now, which concerns also those who may not read the report. */
export function accidentChanged({ publish }: { publish: Publish }): void {
  publish({ operation: changed, to: 'report.submit', data: {} })
}

async function watchedNow({ tx, clock }: Pick<JobContext, 'tx' | 'clock'>) {
  const timeZone = await timeZoneOf(tx)
  return watchedChildren(tx, { today: dayAt(clock.now(), timeZone), timeZone })
}

export const aftercareWatch = watch({
  rules: aftercareWatchRules,
  tables: ['report', 'injury_look', 'attendance', 'centre', 'child', 'room'],
  facts: watchedNow,
  alert: aftercareAlerts.lookOverdue,
  message: ({ of: { id, lastId, roomName, ...child }, dueAt }) => ({
    params: { childName: fullName(child), roomName, dueAt },
    link: `/pages/home/task/aftercare?id=${id}`,
    causeId: lastId ?? id,
  }),
})
