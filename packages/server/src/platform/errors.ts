import { type About, type ErrorKey, type errorAbout, errorStatus } from '@daybook/contract/kernel/errors.ts'

/** A refusal with a stable key. `fields` names inputs, or for many records at once, record or child ids. */
export class AppError extends Error {
  readonly key: ErrorKey
  readonly fields: Record<string, string> | undefined
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined

  /** Whether the transaction is committed although the operation is refused. */
  keepsWrites = false

  /** What the contract declares for this key in `errorAbout`. */
  readonly about: Record<string, string> | undefined

  constructor(
    key: ErrorKey,
    fields?: Record<string, string>,
    retryAfter?: number,
    about?: Record<string, string>,
  ) {
    super(key)
    this.about = about
    this.key = key
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status(): number {
    return errorStatus[this.key]
  }
}

/** Fails the operation with this error key. Its transaction is rolled back. */
export function fail(key: ErrorKey, fields?: Record<string, string>): never {
  throw new AppError(key, fields)
}

/** Refuses the operation, but commits what it has written, such as a wrong try that counts. */
export function failAndKeep(key: ErrorKey, fields?: Record<string, string>): never {
  const error = new AppError(key, fields)
  error.keepsWrites = true
  throw error
}

/** The same for an error that says something besides its key. */
export function failAbout<Key extends keyof typeof errorAbout>(key: Key, about: About<Key>): never {
  // Its values are the strings that the contract names.
  throw new AppError(key, undefined, undefined, about as Record<string, string>)
}

/** Id of a record or child → its error. */
export type Refusals = Record<string, ErrorKey>

/** Fails the operation when anything is refused, with the first key. `fields` names them all. */
export function refuseAny(refusals: Refusals): void {
  const [first] = Object.values(refusals)
  if (first) fail(first, refusals)
}

/** Fails the operation with this key when there are any ids. `fields` names them all. */
export function refuseEach(key: ErrorKey, ids: readonly string[]): void {
  refuseAny(Object.fromEntries(ids.map((id) => [id, key])))
}

/** Returns the value, or fails with NOT_FOUND: another tenant's data does not exist here. */
export function found<T>(value: T | undefined | null): T {
  return value ?? fail('NOT_FOUND')
}
