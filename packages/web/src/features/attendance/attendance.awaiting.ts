import type { AttendanceAwaiting } from '@daybook/contract/attendance/attendance.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const attendanceAwaiting: AwaitingKinds<AttendanceAwaiting> = {
  forgottenSignOuts: {
    words: (t, count) => t('attendance.awaiting', { count }),
    to: () => to.childrenList({ ask: 'signOut' }),
    row: ({ t, sayDay }, { childName, roomName, day }) => ({
      title: t('attendance.awaitingOne', { name: childName }),
      detail: t('attendance.awaitingDay', { day: sayDay(day), room: roomName }),
      subject: 'attendance',
    }),
  },
}
