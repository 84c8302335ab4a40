// Every error key that can cross the wire, with its HTTP status. A key is stable: clients translate it.
// Its words stand in errors.en.ts and errors.zh.ts; the compiler asks for both.

export const errorStatus = {
  // any operation
  VALIDATION_FAILED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,

  // time of a record
  TIME_IN_FUTURE: 422,
  TIME_TOO_OLD: 422,
  TIME_AFTER_RECORDING: 422,

  // attendance
  CHILD_ALREADY_SIGNED_IN: 409,
  CHILD_NOT_SIGNED_IN: 409,
  SIGN_OUT_BEFORE_SIGN_IN: 422,
  CHILD_NOT_ENROLLED: 409,
  SIGN_OUT_OTHER_DAY: 422,
  STAFF_ALREADY_SIGNED_IN: 409,
  STAFF_NOT_SIGNED_IN: 409,

  // care
  CHILD_NOT_PRESENT: 409,
  CHILD_NOT_PRESENT_THEN: 409,
  CHILD_NOT_IN_ROOM: 409,
  CHILD_TWICE: 422,
  TASK_NOT_TODAY: 409,
  TASK_OF_OTHER_KIND: 409,
  RECORD_VOIDED: 409,
  RECORD_CHANGED: 409,
  RECORD_EXISTS: 409,
  REASON_REQUIRED: 422,

  // plan
  PLAN_NEEDS_TIME: 422,
  PLAN_NEEDS_WEEKDAY: 422,
  PLAN_CHANGED: 409,
  PLAN_REMOVED: 409,
  ROOM_NOT_FOUND: 404,
  STAFF_NOT_FOUND: 404,
} as const

export type ErrorKey = keyof typeof errorStatus

/** Keys that any operation may answer with; an operation declares only what is its own beyond these. */
export const commonErrors: readonly ErrorKey[] = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
]
