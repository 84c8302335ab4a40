// What a failed request means for an entry that waits.
import { ApiError } from '../api/api.error.ts'
import type { OutboxParts } from './outbox.parts.ts'

/** What the author has to do before they may do anything at all. It says nothing about the entry, which waits for them. */
const authorFirst = /_(CHANGE|STEP)_REQUIRED$/

export const judgeOf: OutboxParts['judge'] = (error) => {
  if (!(error instanceof ApiError) || error.isPassing || authorFirst.test(`${error.key}`))
    return { verdict: 'passing' }
  return error.status === 401 ? { verdict: 'signedOut' } : { verdict: 'refused', error }
}
