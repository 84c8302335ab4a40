import type { BareKey } from '../../platform/i18n/keys.ts'
import type { Choices, OutboxEntries, Way } from '../../platform/outbox/outbox.entry.ts'
import { to } from '../../platform/screens/places.ts'
import { signInFirst } from '../attendance/index.ts'
// Declares the operations.
import './care.data.ts'
import { refusalWords } from './care.words.ts'

/** Opens an entry that somebody else has changed. */
export const lookAtEntry: Way = {
  words: (t) => t('care.lookAtEntry'),
  to: ({ input: { id } }) => (typeof id === 'string' ? to.checkDetails({ id }) : undefined),
  insteadOfSending: true,
}

/** Choices when the time is not allowed, or the child was not present at that time. */
export const aboutTime: Choices = {
  TIME_IN_FUTURE: ['time'],
  TIME_TOO_OLD: ['time'],
  TASK_NOT_TODAY: ['time'],
  CHILD_NOT_PRESENT: ['time', signInFirst],
  CHILD_NOT_PRESENT_THEN: ['time'],
}

/** The outbox entries that every care kind has. @param title of the kind */
export function outboxOfKind(title: BareKey): OutboxEntries {
  return {
    recordMany: {
      label: title,
      choices: { ...aboutTime, CONFLICT_REASON_REQUIRED: ['conflictReason'] },
      refusal: refusalWords,
    },
    remove: { label: 'care.entryUndone', choices: { REASON_REQUIRED: ['reason'] } },
  }
}

export const careOutbox: OutboxEntries = {
  amendCareEntry: {
    label: 'care.entryChange',
    choices: {
      ...aboutTime,
      TIME_AFTER_RECORDING: ['time'],
      SLEEP_OUT_OF_ORDER: ['time'],
      CONFLICT_REASON_REQUIRED: ['conflictReason'],
      REASON_REQUIRED: ['reason'],
      RECORD_CHANGED: [lookAtEntry],
      RECORD_VOIDED: [lookAtEntry],
    },
    refusal: refusalWords,
  },
  // Where the suggested time is not allowed, the entry itself can be changed.
  settleTimes: {
    label: 'care.entryTime',
    choices: {
      CHILD_NOT_PRESENT: [lookAtEntry],
      CHILD_NOT_PRESENT_THEN: [lookAtEntry],
      TASK_NOT_TODAY: [lookAtEntry],
      TIME_TOO_OLD: [lookAtEntry],
      SLEEP_OUT_OF_ORDER: [lookAtEntry],
      RECORD_VOIDED: [lookAtEntry],
    },
    refusal: refusalWords,
  },
  voidCareEntry: { label: 'care.entryVoiding', choices: { REASON_REQUIRED: ['reason'] } },
}
