// Managers get a message about a missed check two minutes after it was due, even when no screen is open. Each centre
// has one waiting job. It runs when the next check would be missed, looks at the sleepers again, and plans the next run.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { lastSeenAt, missedAfter, nextCheckDue, stateOf } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Job, planJobsIn } from '../../platform/jobs.queries.ts'
import { tell } from '../notification/index.ts'
import { sleepAlerts } from './sleep.alerts.ts'
import { type OpenSleep, openSleeps } from './sleep.watch.queries.ts'

const name = 'tellOfMissedChecks'

/** Plans the next look at this centre's sleepers. A job that is waiting already stays, because it is due sooner. */
export async function watchSleepers({ tx, clock }: { tx: Tx; clock: Clock }): Promise<void> {
  const now = clock.now().getTime()
  const missed = (await sleepersOf(tx)).map(missedAt).filter((at) => at > now)
  if (missed.length > 0) await planJobsIn(tx)(name, {}, { after: Math.min(...missed) - now, key: 'sleepers' })
}

const sleepersOf = async (tx: Tx) => (await openSleeps(tx)).filter((sleep) => stateOf(sleep) === 'asleep')

const missedAt = (sleeper: OpenSleep) => Date.parse(nextCheckDue(sleeper) ?? '') + missedAfter

export const tellOfMissedChecks: Job = {
  name,
  async run(context) {
    const { tx, clock } = context
    const now = clock.now()
    const missed = (await sleepersOf(tx)).filter((sleeper) => missedAt(sleeper) <= now.getTime())
    if (missed.length > 0) {
      await tell(
        context,
        sleepAlerts.checkOverdue,
        missed.map((sleeper) => ({
          params: {
            childName: fullName(sleeper),
            roomName: sleeper.roomName,
            // A sleeping child was last seen when it fell asleep, at the latest.
            lastSeenAt: lastSeenAt(sleeper) as string,
            dueAt: nextCheckDue(sleeper) as string,
          },
          link: `/pages/home/task/sleep?code=${sleeper.roomCode}&check=${sleeper.childId}`,
          causeId: sleeper.lastSeenId,
        })),
      )
    }
    await watchSleepers(context)
  },
}

export const sleepJobs = [tellOfMissedChecks]
