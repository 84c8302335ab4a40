// What the queue and the log keep of a job that failed. Messages of errors can have names and addresses in them, so only
// the kind of error and where it was thrown are kept.
import { AppError } from './errors.ts'

/** What PostgreSQL says besides its message. */
interface Refused {
  code?: unknown
  constraint?: unknown
  table?: unknown
}

export function withoutData(error: unknown): Error {
  const { code, constraint, table } = (error ?? {}) as Refused
  const kind = error instanceof Error ? (error.name === 'error' ? 'DatabaseError' : error.name) : 'Thrown'
  const key = error instanceof AppError ? error.key : code
  const words = [kind, key, table, constraint].filter((word) => typeof word === 'string')
  const safe = new Error(words.join(' '))
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : []
  safe.stack = [safe.message, ...frames].join('\n')
  return safe
}
