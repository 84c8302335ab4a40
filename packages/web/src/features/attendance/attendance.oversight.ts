import type { AttendanceOversight } from '@daybook/contract/attendance/attendance.oversight.ts'
import type { OversightSections } from '../../platform/oversight.ts'

const reasons = { sick: 'attendance.sick', holiday: 'attendance.holiday', other: 'attendance.other' } as const
const isReason = (reason: string): reason is keyof typeof reasons => reason in reasons

export const attendanceOversight: OversightSections<AttendanceOversight> = {
  forgottenSignOuts: {
    order: 3,
    title: 'attendance.overseenForgotten',
    none: 'attendance.overseenForgottenNone',
    subject: 'attendance',
    row: ({ t, sayDay }, { childName, roomName, day }) => ({
      title: childName,
      detail: t('attendance.overseenForgottenDay', { day: sayDay(day), room: roomName }),
    }),
  },
  childrenAway: {
    order: 4,
    title: 'attendance.overseenAway',
    none: 'attendance.overseenAwayNone',
    subject: 'attendance',
    isInfo: true,
    row: ({ t, sayDay }, { childName, roomName, reason, note, until }) => ({
      title: childName,
      detail: [
        until
          ? t('attendance.awayUntil', { day: sayDay(until) })
          : t(reasons[isReason(reason) ? reason : 'other']),
        roomName,
      ]
        .filter(Boolean)
        .join(' · '),
      ...(note && { quote: note }),
    }),
  },
}
