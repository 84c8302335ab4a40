import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { followDay } from './task.day.ts'

/** Creates the tasks of a new day at midnight of each centre. If they exist, it writes nothing. At start it runs for a
 *  server that was down at midnight. It is planned too when today becomes a day on which the centre is closed, or open. */
export const makeTasksOfTheDay: Job = {
  name: 'makeTasksOfTheDay',
  daily: '00:00',
  atStart: true,
  async run({ tx, ids, clock, publish }) {
    const timeZone = await timeZoneOf(tx)
    const now = clock.now()
    await followDay({ tx, ids, publish }, { today: dayAt(now, timeZone), timeZone }, now)
  },
}

export const taskJobs = [makeTasksOfTheDay]
