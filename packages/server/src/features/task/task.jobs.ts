import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { tasksOfToday } from './task.day.ts'
import { timeZoneOf } from './task.queries.ts'

/** Makes the tasks of a new day soon after each centre's midnight. It runs every hour because centres are in different
 *  time zones, and writes nothing where the tasks exist already. */
export const makeTasksOfTheDay: Job = {
  name: 'makeTasksOfTheDay',
  schedule: '5 * * * *',
  async run({ tx, ids, clock }) {
    const timeZone = await timeZoneOf(tx)
    await tasksOfToday({ tx, ids }, { today: dayAt(clock.now(), timeZone), timeZone })
  },
}

export const taskJobs = [makeTasksOfTheDay]
