import { refusalOfBar } from '@daybook/contract/contact/bars.rules.ts'
import type { Choices, OutboxEntries, Way } from '../../platform/outbox/outbox.entry.ts'
import { to } from '../../platform/screens/places.ts'
// Declares the operations.
import './attendance.data.ts'

/** Leads to signing the child in, for entries that need a present child. */
export const signInFirst: Way = {
  words: (t, who) => t('attendance.signInFirst', { name: who?.name ?? '' }),
  to: (_, who) => who && to.childrenList({ code: who.roomCode }),
}

/** Leads to signing the child out once more, with what the rule asks for. */
const handOverAgain: Way = {
  words: (t, who) => t('attendance.sayAgain', { name: who?.name ?? '' }),
  to: (_, who) => who && to.childrenList({ code: who.roomCode }),
  insteadOfSending: true,
}

const aboutCollector: Choices = Object.fromEntries(
  [...Object.values(refusalOfBar), 'COLLECTOR_UNKNOWN', 'WORD_NOT_ALLOWED', 'STAFF_NOT_FOUND'].map((key) => [
    key,
    [handOverAgain],
  ]),
)

const aboutTime: Choices = { TIME_IN_FUTURE: ['time'], TIME_TOO_OLD: ['time'] }
const aboutReason: Choices = { REASON_REQUIRED: ['reason'] }

export const attendanceOutbox: OutboxEntries = {
  signIn: { label: 'attendance.entrySignIn', choices: aboutTime },
  signOut: {
    label: 'attendance.entrySignOut',
    choices: {
      ...aboutTime,
      ...aboutCollector,
      CHILD_NOT_SIGNED_IN: ['time', signInFirst],
      SIGN_OUT_BEFORE_SIGN_IN: ['time'],
      SIGN_OUT_OTHER_DAY: ['time'],
    },
  },
  voidSignIn: { label: 'attendance.entryUndone', choices: aboutReason },
  voidSignOut: { label: 'attendance.entryUndone', choices: aboutReason },
  settleTimes: { label: 'attendance.entryAttendance' },
  markAbsent: { label: 'attendance.entryAttendance' },
  clearAbsence: { label: 'attendance.entryAttendance' },
  startWork: { label: 'attendance.entryAttendance', choices: aboutTime },
  endWork: {
    label: 'attendance.entryAttendance',
    choices: { ...aboutTime, SIGN_OUT_BEFORE_SIGN_IN: ['time'] },
  },
}
