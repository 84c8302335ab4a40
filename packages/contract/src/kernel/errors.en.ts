import type { ErrorKey } from './errors.ts'

export const errorsEn: Record<ErrorKey, string> = {
  VALIDATION_FAILED: 'Please check what you entered',
  UNAUTHENTICATED: 'Please sign in again',
  FORBIDDEN: 'Your role does not allow this',
  NOT_FOUND: 'This is not here any more',
  PAYLOAD_TOO_LARGE: 'That is too large to send',
  UNSUPPORTED_MEDIA_TYPE: 'That format is not accepted',
  IDEMPOTENCY_KEY_REUSED: 'This entry was sent before with other content',
  TOO_MANY_REQUESTS: 'Too many requests. Please wait a moment',
  INTERNAL: 'Some errors occurred',
  UNAVAILABLE: 'Daybook is busy. Please try again in a moment',

  TIME_IN_FUTURE: 'That time has not come yet',
  TIME_TOO_OLD: 'That is too long ago. Ask a manager to add it',
  TIME_AFTER_RECORDING: 'That time is after the entry was made. Make a new entry instead',

  CHILD_ALREADY_SIGNED_IN: 'This child is already signed in',
  CHILD_NOT_SIGNED_IN: 'This child is not signed in',
  SIGN_OUT_BEFORE_SIGN_IN: 'The time of leaving is before the time of arriving',
  CHILD_NOT_ENROLLED: 'This child is not enrolled on that day',
  SIGN_OUT_OTHER_DAY: 'That time is not on the day the child arrived',
  STAFF_ALREADY_SIGNED_IN: 'You are already signed in to work',
  STAFF_NOT_SIGNED_IN: 'You are not signed in to work',

  CHILD_NOT_PRESENT: 'This child is not here now. Sign the child in first',
  CHILD_NOT_PRESENT_THEN: 'This child was not here at that time',
  CHILD_NOT_IN_ROOM: 'This child is not in the room of this task',
  CHILD_TWICE: 'The same child stands twice in this entry',
  TASK_NOT_TODAY: 'This task is not for the day of this entry',
  TASK_OF_OTHER_KIND: 'This task is for another kind of care',
  RECORD_VOIDED: 'This entry has been voided',
  RECORD_CHANGED: 'Somebody else changed this entry. Look at it again',
  RECORD_EXISTS: 'This entry has been made already',
  REASON_REQUIRED: 'Please give a reason',

  PLAN_NEEDS_TIME: 'Choose at least one time',
  PLAN_NEEDS_WEEKDAY: 'Choose at least one weekday',
  PLAN_CHANGED: 'Somebody changed this entry just before you. Look at it again',
  PLAN_REMOVED: 'Somebody removed this entry just before you',
  ROOM_NOT_FOUND: 'There is no such room',
  STAFF_NOT_FOUND: 'This person does not work here any more',
}
