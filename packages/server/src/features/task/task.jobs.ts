import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { tasksMade } from '@daybook/contract/task/task.rules.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { makeTasks } from './task.day.ts'
import { timeZoneOf } from './task.queries.ts'

/** Makes the tasks of a new day at midnight of each centre: every quarter of an hour it is midnight somewhere. Where the
 *  tasks are there already it writes nothing. A server that was away at midnight makes them when it starts. */
export const makeTasksOfTheDay: Job = {
  name: 'makeTasksOfTheDay',
  schedule: '*/15 * * * *',
  atStart: true,
  async run({ tx, ids, clock, publish }) {
    const timeZone = await timeZoneOf(tx)
    const made = await makeTasks({ tx, ids }, { today: dayAt(clock.now(), timeZone), timeZone })
    if (made > 0) publish({ operation: tasksMade, to: 'task.read', data: null })
  },
}

export const taskJobs = [makeTasksOfTheDay]
