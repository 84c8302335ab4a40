// Errors of a single input: the values of `fields` in an error response, besides the error keys of errors.ts. Keys are
// stable, because clients translate them. Their texts are in field.messages.en.ts and field.messages.zh.ts.

export const fieldErrors = [
  'REQUIRED',
  'INVALID_FORMAT',
  'INVALID_CHOICE',
  /** Text that the database cannot store: a NUL character or half a surrogate pair. */
  'INVALID_TEXT',
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_LARGE',
  'TOO_SMALL',
  'TOO_MANY',
  'TOO_FEW',
  'UNKNOWN_FIELD',
  'IN_FUTURE',
  'IN_PAST',
  'ENDS_BEFORE_START',
  /** Before 1900 or after 2199: a year that was typed wrong. */
  'DATE_OUT_OF_RANGE',
  'BEFORE_BIRTH',
  /** A child, person, room or file that the centre does not have. */
  'NOT_THERE',
  /** Whoever fills it in, where somebody else is asked for. */
  'SAME_PERSON',
  /** Somebody whose roles do not let them do what is asked of them. */
  'NOT_ALLOWED',
  /** A salary step that the table in force does not have. */
  'NO_SUCH_STEP',
  /** A password that is among the first to be tried. */
  'TOO_COMMON',
  /** The password that is in use already. */
  'NOT_NEW',
  /** A character that a password does not have. */
  'UNFIT_CHARACTER',
  /** Two periods share a day. */
  'OVERLAPS',
  /** Times of day with too little between them. */
  'TOO_CLOSE',
  /** Somebody is planned while they are on leave. */
  'ON_LEAVE',
  /** A break that is not within its shift. */
  'OUTSIDE_SHIFT',
  /** A week that begins on another day. */
  'NOT_A_MONDAY',
  /** Another record has the same. */
  'TAKEN',
  /** A field of a form that this person may only read. */
  'NOT_WRITABLE',
  /** A field of a form that no step lets anybody fill in. */
  'NEVER_WRITABLE',
  /** A file of a kind that the field does not take. */
  'FILE_FORMAT',
  'VIDEO_TOO_LARGE',
  'FILE_TOO_LARGE',
  /** A file without content, as a phone leaves it that ran out of space. */
  'FILE_EMPTY',
  /** A picture in a format of phones that few programs can read. */
  'FILE_HEIC',
  /** Web addresses that the app does not open. */
  'INVALID_ADDRESS',
  'SCRIPT_ADDRESS',
  'DATA_ADDRESS',
  'NOT_HTTPS',
  'ADDRESS_WITH_PASSWORD',
] as const

export type FieldError = (typeof fieldErrors)[number]
