// The error that every failed call rejects with, for network, server and validation failures.
import { type ErrorKey, errorStatus } from '@daybook/contract/kernel/errors.ts'

interface ApiErrorParts {
  /** HTTP status, or 0 if there was no response. */
  status: number
  /** The server's message. */
  msg?: string
  key?: string
  /** Error keys of the refused fields. */
  fields?: Record<string, string>
  /** What the error says besides its key (`errorAbout` in the contract). */
  about?: Record<string, string>
  /** Set for a 5xx, for support requests. */
  requestId?: string
  /** The whole response body, for calls that have their own format (sign-in). */
  body?: Record<string, unknown>
}

export class ApiError extends Error {
  readonly status: number
  readonly msg: string
  readonly key: ErrorKey | undefined
  readonly fields: Record<string, string>
  readonly about: Record<string, string>
  readonly requestId: string | undefined
  readonly body: Record<string, unknown>

  constructor({ status, msg = '', key, fields = {}, about = {}, requestId, body = {} }: ApiErrorParts) {
    super(`${status} ${key ?? msg}`)
    this.name = 'ApiError'
    this.status = status
    this.msg = msg
    this.key = isErrorKey(key) ? key : undefined
    this.fields = fields
    this.about = about
    this.requestId = requestId
    this.body = body
  }

  /** The failure is temporary, so a retry may succeed. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

function isErrorKey(key: string | undefined): key is ErrorKey {
  return key !== undefined && key in errorStatus
}
