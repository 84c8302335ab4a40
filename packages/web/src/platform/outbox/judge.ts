// What a failed request means for an entry that waits.
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import { ApiError } from '../api/api.error.ts'
import type { OutboxParts } from './outbox.parts.ts'

/** What the author has to do before they may do anything at all. It says nothing about the entry, which waits for them. */
const authorFirst: readonly string[] = [
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_STEP_REQUIRED',
] satisfies ErrorKey[]

export const judgeOf: OutboxParts['judge'] = (error) => {
  if (!(error instanceof ApiError) || error.isPassing || authorFirst.includes(`${error.key}`))
    return { verdict: 'passing' }
  return error.status === 401 ? { verdict: 'signedOut' } : { verdict: 'refused', error }
}
