// Every morning, whoever may mend it gets a message for every forgotten sign-out of the day before. The job signs nobody out.

import { attendanceMessages } from '@daybook/contract/attendance/attendance.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import { alerts, tell } from '../notification/index.ts'
import { forgottenSignOuts } from './attendance.forgotten.queries.ts'

export const attendanceAlerts = alerts(attendanceMessages, {
  forgottenSignOut: {
    topic: 'request',
    to: 'attendance.amendAny',
    words: {
      'en-US': ({ roomName }) => `A sign-out is missing in ${roomName}`,
      'zh-CN': ({ roomName }) => `${roomName}有漏签离的记录`,
    },
  },
  handoverOverridden: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': 'Please check who picked up a child',
      'zh-CN': '请查看一名幼儿由谁接走',
    },
  },
})

/** After midnight a late family may still be on its way home. */
export const askAboutForgottenSignOuts: Job = {
  name: 'askAboutForgottenSignOuts',
  daily: '06:00',
  async run({ tx, clock, ids, publish }) {
    const forgotten = await forgottenSignOuts(tx, dayAt(clock.now(), await timeZoneOf(tx)))
    await tell(
      { tx, ids, clock, publish },
      attendanceAlerts.forgottenSignOut,
      forgotten.map(({ attendanceId, day, child, roomName }) => ({
        params: { childName: fullName(child), roomName, day },
        link: '/pages/home/children-list',
        causeId: attendanceId,
      })),
    )
  },
}

export const attendanceJobs = [askAboutForgottenSignOuts]
