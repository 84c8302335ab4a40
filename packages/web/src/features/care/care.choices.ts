// What the outbox offers for a refused entry of care.
import { aboutClaimedTime, aboutReason, type Choices, type Way } from '../../platform/outbox/outbox.entry.ts'
import { to } from '../../platform/screens/places.ts'
import { signInFirst } from '../attendance/index.ts'

/** Opens an entry that somebody else has changed. */
export const lookAtEntry: Way = {
  words: (t) => t('care.lookAtEntry'),
  to: ({ input: { id } }) => (typeof id === 'string' ? to.checkDetails({ id }) : undefined),
  insteadOfSending: true,
}

/** When the time is not allowed, or the child was not present at that time. */
export const aboutTime: Choices = {
  ...aboutClaimedTime,
  TASK_NOT_TODAY: ['time'],
  CHILD_NOT_PRESENT: ['time', signInFirst],
  CHILD_NOT_PRESENT_THEN: ['time'],
}

export const aboutRecording: Choices = { ...aboutTime, CONFLICT_REASON_REQUIRED: ['conflictReason'] }

export const aboutChange: Choices = {
  ...aboutRecording,
  ...aboutReason,
  TIME_AFTER_RECORDING: ['time'],
  SLEEP_OUT_OF_ORDER: ['time'],
  SLEEP_OVERLAPS: ['time'],
  RECORD_CHANGED: [lookAtEntry],
  RECORD_VOIDED: [lookAtEntry],
}

/** Where the suggested time is not allowed, the entry itself can be changed. */
export const aboutSettling: Choices = {
  CHILD_NOT_PRESENT: [lookAtEntry],
  CHILD_NOT_PRESENT_THEN: [lookAtEntry],
  TASK_NOT_TODAY: [lookAtEntry],
  TIME_TOO_OLD: [lookAtEntry],
  SLEEP_OUT_OF_ORDER: [lookAtEntry],
  SLEEP_OVERLAPS: [lookAtEntry],
  RECORD_VOIDED: [lookAtEntry],
}
