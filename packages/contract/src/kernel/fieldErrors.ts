// What can be wrong with one input of a request: the values of `fields` in a refusal, beside the error keys of
// errors.ts. Keys are stable: clients translate them. Words: field.messages.en.ts and field.messages.zh.ts.

export const fieldErrors = [
  'REQUIRED',
  'INVALID_FORMAT',
  'INVALID_CHOICE',
  /** Text that the database cannot keep: a NUL character or half of a surrogate pair. */
  'INVALID_TEXT',
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_LARGE',
  'TOO_SMALL',
  'TOO_MANY',
  'TOO_FEW',
  'UNKNOWN_FIELD',
] as const

export type FieldError = (typeof fieldErrors)[number]
