// Who is watched after a blow to the head: children who are here now, with the times of their looks.

import { aftercareMessages } from '@daybook/contract/aftercare/aftercare.contract.ts'
import {
  aftercareWatchRules,
  isWatched,
  watchEndsAt,
  watchTimes,
} from '@daybook/contract/aftercare/aftercare.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, dayBounds } from '@daybook/contract/kernel/dates.ts'
import { eventName } from '@daybook/contract/kernel/live.ts'
import type { Tx } from '../../platform/database/database.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import type { JobContext } from '../../platform/jobs.queries.ts'
import type { Publish } from '../../platform/live/live.event.ts'
import { alerts } from '../notification/index.ts'
import { watch } from '../watch/index.ts'
import { type IncidentRow, incidentsOfPresent, looksOf, staysOf } from './aftercare.queries.ts'

export const aftercareAlerts = alerts(aftercareMessages, {
  lookOverdue: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': ({ roomName }) => `Head injury check overdue in ${roomName}`,
      'zh-CN': ({ roomName }) => `${roomName}的头部受伤观察已超时`,
    },
  },
})

/** @param today the centre's day */
export async function watchedChildren(tx: Tx, { today, timeZone }: { today: string; timeZone: string }) {
  const rows = await incidentsOfPresent(tx, dayBounds(today, timeZone))
  const watched = rows.filter(({ bodyParts }) => isWatched(bodyParts))
  return watched.map((row) => ({ ...row, times: watchTimes(row, row.occurredAt) }))
}

/** The watches over these children with all looks, and when each child was here after the accident. */
export async function historyOf(tx: Tx, incidents: readonly IncidentRow[]) {
  const watched = incidents.filter(({ bodyParts }) => isWatched(bodyParts))
  if (watched.length === 0) return []
  const timed = watched.map((incident) => ({ incident, times: watchTimes(incident, incident.occurredAt) }))
  const from = Math.min(...timed.map(({ incident }) => Date.parse(incident.occurredAt)))
  const until = Math.max(...timed.map(({ times }) => watchEndsAt(times)))
  const children = watched.flatMap(({ childId }) => childId ?? [])
  const [looks, stays] = await Promise.all([
    looksOf(
      tx,
      watched.map(({ id }) => id),
    ),
    staysOf(tx, children, { from: new Date(from), until: new Date(until) }),
  ])
  return timed.map(({ incident, times }) => ({
    incident,
    times,
    looks: looks.filter(({ reportId }) => reportId === incident.id),
    stays: stays
      .filter(({ childId }) => childId === incident.childId)
      .filter(({ signedOutAt }) => signedOutAt === null || isAfter(signedOutAt, incident.occurredAt))
      .map(({ signedInAt, signedOutAt, roomName }) => ({
        from: isAfter(signedInAt, incident.occurredAt) ? signedInAt : incident.occurredAt,
        until: signedOutAt,
        roomName,
      })),
  }))
}

const isAfter = (one: string, other: string) => Date.parse(one) > Date.parse(other)

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
  message: ({ of: { id, roomName, ...child }, dueAt }) => ({
    params: { childName: fullName(child), roomName, dueAt },
    link: `/pages/home/task/aftercare?id=${id}`,
    about: id,
  }),
})
