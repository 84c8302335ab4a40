import type { FieldError } from './fieldErrors.ts'

export const fieldEn = {
  REQUIRED: 'Please fill this in',
  INVALID_FORMAT: 'Please check this entry',
  INVALID_CHOICE: 'Please choose one of the options',
  INVALID_TEXT: 'This contains a character that can’t be saved',
  TOO_LONG: 'This is too long',
  TOO_SHORT: 'This is too short',
  TOO_LARGE: 'This is too large',
  TOO_SMALL: 'This is too small',
  TOO_MANY: 'Too many items',
  TOO_FEW: 'Please add or choose more',
  UNKNOWN_FIELD: 'This can’t be entered here',
  IN_FUTURE: 'This is in the future',
  IN_PAST: 'This is in the past',
  ENDS_BEFORE_START: 'The end is before the start',
  BEFORE_BIRTH: 'This is before the child was born',
  NOT_THERE: 'This is no longer there. Please choose again',
  TOO_COMMON: 'This is too easy to guess. Choose another',
  OVERLAPS: 'This overlaps with another period',
  TAKEN: 'This is already in use',
  FILE_FORMAT: 'File format not allowed',
} as const satisfies Record<FieldError, string>
