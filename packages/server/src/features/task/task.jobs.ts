import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { tasksOfToday } from './task.day.ts'
import { timeZoneOf } from './task.queries.ts'

/** Makes the tasks of a new day soon after midnight of each centre, wherever it lies. Every hour, because somewhere
 *  it is midnight; where the tasks are there already it writes nothing. */
export const makeTasksOfTheDay: Job = {
  name: 'makeTasksOfTheDay',
  schedule: '5 * * * *',
  async run({ tx, ids, clock }) {
    const timeZone = await timeZoneOf(tx)
    await tasksOfToday({ tx, ids }, { today: dayAt(clock.now(), timeZone), timeZone })
  },
}

export const taskJobs = [makeTasksOfTheDay]
