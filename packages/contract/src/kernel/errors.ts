// Every error key on the wire, with its HTTP status. Keys are stable, because clients translate them. Their texts are
// in errors.en.ts and errors.zh.ts; the compiler requires both.

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
  NOTE_REQUIRED: 422,
  AMOUNT_TOO_LARGE: 422,
  AMOUNT_TAKEN_ABOVE_OFFERED: 422,
  SUNSCREEN_NOT_CONSENTED: 409,
  CONFLICT_REASON_REQUIRED: 422,

  // sleep
  ALREADY_IN_BED: 409,
  ALREADY_ASLEEP: 409,
  ALREADY_UP: 409,
  NOT_ASLEEP: 409,
  SLEEP_OVERLAPS: 409,
  SLEEP_OUT_OF_ORDER: 422,

  // reports
  REPORT_ALREADY_REVIEWED: 409,
  OWN_REPORT: 409,
  LEAVE_OVERLAPS: 409,
  PAY_STEP_UNKNOWN: 409,

  // processes
  FORM_NOT_JSON: 422,
  FORM_TOO_LARGE: 422,
  FORM_NEVER_WRITABLE: 422,
  PROCESS_CHANGED: 409,
  PROCESS_ENDED: 409,
  TASK_ALREADY_DONE: 409,

  // registers
  VALUE_TAKEN: 409,
  HAS_CHILDREN: 409,
  STILL_IN_USE: 409,
  OWN_ANCESTOR: 422,
  BUILT_IN: 409,
  RIGHTS_BEYOND_OWN: 403,
  IMPORT_TOO_OLD: 409,
  LAST_MANAGER: 409,
  PASSWORD_WRONG: 422,
  PASSWORD_CHANGE_REQUIRED: 403,

  // a second step at sign-in
  SECOND_STEP_NEEDED: 403,
  SECOND_STEP_REQUIRED: 403,
  SECOND_STEP_ON: 409,
  SECOND_STEP_OFF: 409,
  SECOND_STEP_FIRST: 409,
  SIGN_IN_EXPIRED: 422,
  PASSKEY_REFUSED: 422,
  PASSKEY_NOT_HERE: 422,
  SECOND_STEP_LOST: 409,

  // signing in with a centre's own directory
  DIRECTORY_AWAY: 424,
  DIRECTORY_DENIED: 422,
  DIRECTORY_REFUSED: 422,
  DIRECTORY_UNVERIFIED: 422,
  DIRECTORY_NOBODY: 422,
  DIRECTORY_NOT_ALLOWED: 422,
  DIRECTORY_NEEDS_SECRET: 422,
  ISSUER_SILENT: 424,
  ISSUER_UNKNOWN: 422,
  ISSUER_DIFFERS: 422,

  // checks
  CHECK_VERSION_UNKNOWN: 422,
  CHECK_ITEM_UNKNOWN: 422,
  CHECK_ACTION_REQUIRED: 422,
  CHECK_INCOMPLETE: 422,
  CHECK_FINISHED: 409,
  CHECKLIST_CHANGED: 409,
  DRILL_FINISHED: 409,

  // files
  FILE_FORMAT_NOT_ALLOWED: 415,
  FILE_DAMAGED: 422,
  PICTURE_TOO_LARGE: 422,
  UPLOAD_TIMED_OUT: 408,
  FILE_ADDRESS_EXPIRED: 410,
  STORAGE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,

  // what is published to people
  PUBLICATION_WITHDRAWN: 409,
  VERSION_REPLACED: 409,
  MEETING_NOT_STARTED: 409,

  // notices
  NOTICE_IN_PAST: 422,

  // contacts
  CONTACT_NEEDS_PHONE: 422,
  CONTACT_CHANGED: 409,
  CONTACT_ENDED: 409,
  CONTACTS_CHANGED: 409,

  // notifications
  PUSH_ENDPOINT_REFUSED: 422,

  // visitors
  CODE_WRONG: 422,
  PHONE_MISSING: 422,
  PHONE_WRONG: 422,
  SMS_NOT_OFFERED: 409,
  TICKET_WRONG: 422,
  VISITOR_LEFT: 409,

  // passwords
  PASSWORDS_DIFFER: 422,

  // invitations
  INVITATION_UNKNOWN: 404,
  INVITATION_USED: 410,
  INVITATION_EXPIRED: 410,

  // kiosk
  PIN_WRONG: 422,
  PIN_LOCKED: 423,
  COLLECTOR_NOT_ALLOWED: 409,

  // plan
  PLAN_NEEDS_TIME: 422,
  PLAN_NEEDS_WEEKDAY: 422,
  PLAN_CHANGED: 409,
  PLAN_REMOVED: 409,
  ROOM_NOT_FOUND: 404,
  STAFF_NOT_FOUND: 404,
} as const

export type ErrorKey = keyof typeof errorStatus

/** What an error says besides its key, in `about` of the response. Names of inputs are in `fields`. */
export const errorAbout = {
  /** `byName`: the person who was first. Left out when nobody is known. */
  RECORD_CHANGED: ['byName'],
  PLAN_CHANGED: ['byName'],
  PLAN_REMOVED: ['byName'],
  REPORT_ALREADY_REVIEWED: ['byName'],
  TASK_ALREADY_DONE: ['byName'],
  CHECK_FINISHED: ['byName'],
  CHECKLIST_CHANGED: ['byName'],
  DRILL_FINISHED: ['byName'],
  PUBLICATION_WITHDRAWN: ['byName'],
  /** The ticket to go on with, and the ways to prove the step, separated by commas. */
  SECOND_STEP_NEEDED: ['ticket', 'ways'],
  /** What the provider calls itself. */
  ISSUER_DIFFERS: ['issuer'],
} as const satisfies { [Key in ErrorKey]?: readonly string[] }

export type About<Key extends keyof typeof errorAbout> = {
  [Name in (typeof errorAbout)[Key][number]]?: string
}

/** Keys that any operation may answer with. An operation declares only its additional ones. */
export const commonErrors: readonly ErrorKey[] = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SECOND_STEP_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_FULL',
]
