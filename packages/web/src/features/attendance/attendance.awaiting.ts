import type { AttendanceAwaiting } from '@daybook/contract/attendance/attendance.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'

export const attendanceAwaiting: AwaitingKinds<AttendanceAwaiting> = {
  forgottenSignOuts: {
    row: ({ t, sayDay }, { childName, roomName, day }) => ({
      title: t('attendance.awaitingOne', { name: childName }),
      detail: t('attendance.awaitingDay', { day: sayDay(day), room: roomName }),
      subject: 'attendance',
    }),
  },
}
