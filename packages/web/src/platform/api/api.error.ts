// What a call that did not succeed rejects with, whatever went wrong: the network, the server or the rules.
import { type ErrorKey, errorStatus } from '@daybook/contract/kernel/errors.ts'

interface ApiErrorParts {
  /** HTTP status; 0 when no answer came. */
  status: number
  /** The server's own words. */
  msg?: string
  key?: string
  /** Field → error key, of an input that was refused. */
  fields?: Record<string, string>
  /** Of a 5xx, to be named to support. */
  requestId?: string
  /** The whole answer, for the few calls with a form of their own (sign-in). */
  body?: Record<string, unknown>
}

export class ApiError extends Error {
  readonly status: number
  readonly msg: string
  readonly key: ErrorKey | undefined
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  readonly body: Record<string, unknown>

  constructor({ status, msg = '', key, fields = {}, requestId, body = {} }: ApiErrorParts) {
    super(`${status} ${key ?? msg}`)
    this.name = 'ApiError'
    this.status = status
    this.msg = msg
    this.key = isErrorKey(key) ? key : undefined
    this.fields = fields
    this.requestId = requestId
    this.body = body
  }

  /** No answer, or one that says nothing about the request: trying again may help. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

function isErrorKey(key: string | undefined): key is ErrorKey {
  return key !== undefined && key in errorStatus
}
