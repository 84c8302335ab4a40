import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { tasksMade } from '@daybook/contract/task/task.rules.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { makeTasks } from './task.day.ts'

/** Creates the tasks of a new day at midnight of each centre. If they exist, it writes nothing. At start it runs for a
 *  server that was down at midnight. */
export const makeTasksOfTheDay: Job = {
  name: 'makeTasksOfTheDay',
  daily: '00:00',
  atStart: true,
  async run({ tx, ids, clock, publish }) {
    const timeZone = await timeZoneOf(tx)
    const made = await makeTasks({ tx, ids }, { today: dayAt(clock.now(), timeZone), timeZone })
    if (made > 0) publish({ operation: tasksMade, to: 'task.read', data: null })
  },
}

export const taskJobs = [makeTasksOfTheDay]
