// The morning after: a message to every manager for every sign-out that was forgotten. It asks; it signs nobody out.
import { attendanceMessages } from '@daybook/contract/attendance/attendance.contract.ts'
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { sendMessages } from '../message/index.ts'
import { centreTimeZone, forgottenSignOuts, managerIds } from './attendance.forgotten.queries.ts'

/** From this time of day on, where the centre is: after midnight a late family is still on its way home. */
const morning = '06:00'

export const askAboutForgottenSignOuts: Job = {
  name: 'askAboutForgottenSignOuts',
  schedule: '5 * * * *',
  async run({ tx, clock, ids, publish }) {
    const now = clock.now()
    const timeZone = await centreTimeZone(tx)
    if (timeAt(now, timeZone) < morning) return
    const to = await managerIds(tx)
    const forgotten = await forgottenSignOuts(tx, dayAt(now, timeZone))
    await sendMessages(
      { tx, ids, clock, publish },
      attendanceMessages.forgottenSignOut,
      forgotten.map(({ attendanceId, day, child, roomName }) => ({
        to,
        params: { childName: `${child.firstName} ${child.familyName}`, roomName, day },
        link: '/pages/home/children-list',
        causeId: attendanceId,
      })),
    )
  },
}

export const attendanceJobs = [askAboutForgottenSignOuts]
