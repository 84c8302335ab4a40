import { attendanceMessages } from '@daybook/contract/attendance/attendance.contract.ts'
import { alerts } from '../notification/index.ts'

export const attendanceAlerts = alerts(attendanceMessages, {
  forgottenSignOut: {
    topic: 'request',
    to: 'attendance.amendAny',
    words: {
      'en-US': ({ roomName }) => `A sign-out is missing in ${roomName}`,
      'zh-CN': ({ roomName }) => `${roomName}有漏签离的记录`,
    },
  },
})
