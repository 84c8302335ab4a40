import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The first schema error of each field, as a stable key.
 *  @param value the input that was checked */
export function fieldErrorsOf(issues: readonly Issue[], value: unknown): Record<string, FieldError> {
  const found: Record<string, FieldError> = {}
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) found[[...issue.path, key].join('.')] ??= 'UNKNOWN_FIELD'
    else found[issue.path.join('.') || '_'] ??= keyOf(issue, value)
  return found
}

function keyOf(issue: Issue, value: unknown): FieldError {
  if (isEmpty(valueAt(value, issue.path))) return 'REQUIRED'
  switch (issue.code) {
    case 'invalid_value':
      return 'INVALID_CHOICE'
    case 'too_big':
      return sizeKeys[kindOf(issue.origin)].big
    case 'too_small':
      return sizeKeys[kindOf(issue.origin)].small
    default:
      return 'INVALID_FORMAT'
  }
}

const sizeKeys = {
  text: { big: 'TOO_LONG', small: 'TOO_SHORT' },
  list: { big: 'TOO_MANY', small: 'TOO_FEW' },
  number: { big: 'TOO_LARGE', small: 'TOO_SMALL' },
} as const

function kindOf(origin: string): keyof typeof sizeKeys {
  if (origin === 'string') return 'text'
  return origin === 'array' || origin === 'set' || origin === 'map' ? 'list' : 'number'
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
