// Managers get a message about a missed look two minutes after it was due, as about a missed sleep check. Each centre
// has one waiting job, which plans the next run.

import { isWatchOver, lookMissedAfter, nextLook } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { eventName } from '@daybook/contract/kernel/live.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Job, planJobsIn } from '../../platform/jobs.queries.ts'
import type { Publish } from '../../platform/live/live.event.ts'
import { tell } from '../notification/index.ts'
import { aftercareAlerts } from './aftercare.alerts.ts'
import { timeZoneOf } from './aftercare.queries.ts'
import { watchedChildren } from './aftercare.watch.ts'

const name = 'tellOfMissedLooks'
const changed = eventName('aftercare.accidentChanged')

interface Watching {
  tx: Tx
  clock: Clock
}

/** Plans the next look at who is watched. A job that is waiting already stays, because it is due sooner. An accident
 *  that was reported late has two minutes from now. */
export async function watchInjuries({ tx, clock }: Watching): Promise<void> {
  const now = clock.now().getTime()
  const due = (await dueLooks({ tx, clock })).map(({ dueAt }) => Math.max(Date.parse(dueAt), now))
  await plan(
    tx,
    due.map((at) => at + lookMissedAfter - now),
  )
}

/** Who is watched may be different now, which concerns also those who may not read the report. */
export async function accidentChanged(context: Watching & { publish: Publish }): Promise<void> {
  context.publish({ operation: changed, to: 'report.submit', data: {} })
  await watchInjuries(context)
}

async function plan(tx: Tx, after: readonly number[]): Promise<void> {
  if (after.length > 0) await planJobsIn(tx)(name, {}, { after: Math.min(...after), key: 'injuries' })
}

/** The next look at each child who is watched now. */
async function dueLooks({ tx, clock }: Watching) {
  const now = clock.now()
  const timeZone = await timeZoneOf(tx)
  const watched = await watchedChildren(tx, { today: dayAt(now, timeZone), timeZone })
  return watched.flatMap((row) => {
    const dueAt = nextLook(row.times, row.lastAt)
    return dueAt === null || isWatchOver(row.times, now.getTime()) ? [] : [{ ...row, dueAt }]
  })
}

export const tellOfMissedLooks: Job = {
  name,
  async run(context) {
    const { tx, clock } = context
    const now = clock.now().getTime()
    const looks = (await dueLooks(context)).map((look) => ({
      ...look,
      missedAt: Date.parse(look.dueAt) + lookMissedAfter,
    }))
    const missed = looks.filter(({ missedAt }) => missedAt <= now)
    if (missed.length > 0) {
      await tell(
        context,
        aftercareAlerts.lookOverdue,
        missed.map(({ id, lastId, roomName, dueAt, ...child }) => ({
          params: { childName: fullName(child), roomName, dueAt },
          link: `/pages/home/task/aftercare?id=${id}`,
          causeId: lastId ?? id,
        })),
      )
    }
    await plan(
      tx,
      looks.flatMap(({ missedAt }) => (missedAt > now ? [missedAt - now] : [])),
    )
  },
}

export const aftercareJobs = [tellOfMissedLooks]
