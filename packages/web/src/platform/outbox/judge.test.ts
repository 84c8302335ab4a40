import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import { expect, it } from 'vitest'
import { ApiError } from '../api/api.error.ts'
import { judgeOf } from './judge.ts'

const verdictOf = (error: unknown) => judgeOf(error).verdict

it('has an entry wait for the network, the server and its author', () => {
  expect(verdictOf(new TypeError('The network failed'))).toBe('passing')
  expect(verdictOf(new ApiError({ status: 503 }))).toBe('passing')
  expect(verdictOf(new ApiError({ status: 401, key: 'UNAUTHENTICATED' }))).toBe('signedOut')
  // A manager has set their password, or asks a second step of them: nothing is said about the entry.
  for (const key of ['PASSWORD_CHANGE_REQUIRED', 'SECOND_STEP_REQUIRED'] satisfies ErrorKey[])
    expect(verdictOf(new ApiError({ status: 403, key }))).toBe('passing')
})

it('hands an entry back that the server refuses', () => {
  expect(verdictOf(new ApiError({ status: 403, key: 'FORBIDDEN' }))).toBe('refused')
  expect(verdictOf(new ApiError({ status: 409, key: 'RECORD_CHANGED' }))).toBe('refused')
})
