import type { attendanceMessages } from '@daybook/contract/attendance/attendance.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const attendanceMessageWords: MessageWordsOf<typeof attendanceMessages> = {
  forgottenSignOut: ({ t, sayDay }, { childName, roomName, day }) => ({
    title: t('attendance.messageForgotten', { childName }),
    text: t('attendance.messageForgottenText', { childName, roomName, day: sayDay(day) }),
  }),
  handoverOverridden: ({ t, sayTime }, { at, ...params }) => ({
    title: t('attendance.messageOverride', params),
    text: t('attendance.messageOverrideText', { ...params, time: sayTime(at) }),
  }),
}
