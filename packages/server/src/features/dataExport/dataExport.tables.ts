// What an export holds: the tables listed here, without the columns that hold secrets. A law wants each table of the
// database in one of the two lists, so that a new one is not forgotten.

export const exported = [
  'absence',
  'allergy',
  'article',
  'asset',
  'attendance',
  'attendance_amendment',
  'audit_event',
  'care_amendment',
  'care_record',
  'centre',
  'check_answer',
  'check_answer_file',
  'checklist_template',
  'child',
  'contact',
  'drill',
  'drill_person',
  'enrolment',
  'event_mark',
  'event_stop',
  'file',
  'filled_check',
  'food',
  'injury_look',
  'kiosk',
  'learning_goal',
  'learning_set',
  'learning_set_story',
  'learning_story',
  'learning_story_child',
  'learning_story_file',
  'leave_entry',
  'lookup',
  'meeting_action',
  'meeting_minutes',
  'notice',
  'place',
  'plan_entry',
  'position',
  'publication',
  'publication_file',
  'publication_step',
  'receipt',
  'register_change',
  'register_file',
  'register_import',
  'reminder',
  'report',
  'report_file',
  'report_signature',
  'report_step',
  'role',
  'room',
  'roster_template',
  'sleep_check',
  'sleep_step',
  'staff',
  'staff_attendance',
  'task',
  'team',
  'term',
  'visit',
  'web_address',
  'workflow_copy',
  'workflow_file',
  'workflow_instance',
  'workflow_process',
  'workflow_step',
  'workflow_task',
] as const

export type Exported = (typeof exported)[number]

/** Tables that are never exported, and why. A law wants every table in one of the two lists. */
export const leftOut: Record<string, string> = {
  activity: 'a person’s own feed, made from what is exported',
  calendar_feed: 'secret addresses of calendars',
  captcha: 'guards signing in',
  directory: 'the secret of the centre’s directory',
  directory_sign_in: 'sign-ins on their way',
  idempotency_key: 'answers kept so that a request has one effect',
  invitation: 'keys of invitations',
  kiosk_ticket: 'tickets of tablets',
  mail: 'letters on their way, with links that sign in',
  message: 'a person’s own messages, made from what is exported',
  notification_setting: 'a person’s own wishes',
  one_time_code: 'codes to sign in with',
  passkey: 'keys of devices',
  push_subscription: 'keys of devices',
  recovery_code: 'codes to sign in with',
  second_step: 'secrets of authenticator apps',
  session: 'keys of sessions',
  sign_in_failure: 'guards signing in',
  staff_pin: 'PINs',
  visitor_code: 'codes of visitors',
  workflow_draft: 'what a person has not sent yet',
}

const secretWords = /(^|_)(hash|secret|token|password|passwd|pin|salt|sealed|cipher|otp|totp)(_|$)/

/** `is_sealed` of a dictionary says that it cannot be changed. `storage_key` is where the server keeps a file. */
export const isSecret = (column: string): boolean =>
  ['storage_key', 'poster_key'].includes(column) || (column !== 'is_sealed' && secretWords.test(column))

interface Way {
  column: string
  /** The table whose rows about the child have this column's values. */
  through?: { table: Exported; column: string }
}

const of = (column: string, table: Exported, key = 'id'): Way => ({ column, through: { table, column: key } })

/** The tables with something about one child, and how a row of them is known to be about the child. */
export const aboutChild: Partial<Record<Exported, Way>> = {
  child: { column: 'id' },
  absence: { column: 'child_id' },
  allergy: { column: 'child_id' },
  attendance: { column: 'child_id' },
  attendance_amendment: of('attendance_id', 'attendance'),
  care_record: { column: 'child_id' },
  care_amendment: of('record_id', 'care_record'),
  contact: { column: 'child_id' },
  drill_person: { column: 'child_id' },
  enrolment: { column: 'child_id' },
  event_mark: { column: 'child_id' },
  injury_look: of('report_id', 'report'),
  learning_story_file: of('story_id', 'learning_story_child', 'story_id'),
  learning_story: of('id', 'learning_story_child', 'story_id'),
  reminder: { column: 'child_id' },
  report: { column: 'child_id' },
  report_file: of('report_id', 'report'),
  report_signature: of('report_id', 'report'),
  report_step: of('report_id', 'report'),
  sleep_check: of('record_id', 'care_record'),
  sleep_step: of('record_id', 'care_record'),
}
