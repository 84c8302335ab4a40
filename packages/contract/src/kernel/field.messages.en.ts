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
} as const satisfies Record<FieldError, string>
