import { describe, expect, it } from 'vitest'
import type { Attention } from '../../platform/outbox/attention.ts'
import type { Way } from '../../platform/outbox/outbox.entry.ts'
import { atAnotherTime, choicesFor, withoutRefused, withReason } from './outbox.choices.ts'

const mia = { id: 'mia', name: 'Mia Chen', roomCode: 'tui' }
const noah = { id: 'noah', name: 'Noah Patel', roomCode: undefined }
const at = '2026-03-11T10:30:00.000Z'
const records = ['mia', 'noah'].map((childId) => ({ id: `of ${childId}`, childId, occurredAt: at }))

const refused = (error: string, over: Partial<Attention> = {}): Attention => ({
  key: 'k',
  userId: 'me',
  operation: 'nappyChange.recordMany',
  input: { records },
  who: [mia, noah],
  createdAt: 0,
  status: 409,
  error,
  fields: {},
  ...over,
})
const nothing = { claimed: undefined, reason: undefined, ways: [], child: mia, without: [] }

const signInFirst: Way = { words: () => 'Sign in', to: () => undefined }

describe('choices', () => {
  it('are those the feature declares for the error', () => {
    const fields = { mia: 'CHILD_NOT_PRESENT' }
    const choices = { CHILD_NOT_PRESENT: ['time', signInFirst], TIME_TOO_OLD: ['time'] } as const
    const one = refused('CHILD_NOT_PRESENT', { fields })
    expect(choicesFor(one, choices)).toEqual({ ...nothing, claimed: at, ways: [signInFirst], without: [mia] })
    expect(choicesFor(refused('TIME_TOO_OLD'), choices)).toEqual({ ...nothing, claimed: at })
    expect(choicesFor(refused('FORBIDDEN'), choices)).toEqual(nothing)
    expect(choicesFor(refused('TIME_TOO_OLD'))).toEqual(nothing)
  })

  it('do not leave children out when none would remain', () => {
    const fields = { mia: 'CHILD_NOT_PRESENT', noah: 'CHILD_NOT_PRESENT' }
    expect(choicesFor(refused('CHILD_NOT_PRESENT', { fields })).without).toEqual([])
  })

  it('ask for a missing reason', () => {
    const choices = { CONFLICT_REASON_REQUIRED: ['conflictReason'], REASON_REQUIRED: ['reason'] } as const
    expect(choicesFor(refused('CONFLICT_REASON_REQUIRED'), choices).reason).toBe('conflictReason')
    expect(choicesFor(refused('REASON_REQUIRED'), choices).reason).toBe('reason')
  })
})

describe('the input sent again', () => {
  const later = '2026-03-11T11:00:00.000Z'

  it('has the new time for all children', () => {
    const moved = records.map((claim) => ({ ...claim, occurredAt: later }))
    expect(atAnotherTime({ records }, later)).toEqual({ records: moved })
    expect(atAnotherTime({ checkId: 's', occurredAt: at }, later)).toEqual({ occurredAt: later })
  })

  it('has the reason only where it is needed', () => {
    const fields = { noah: 'CONFLICT_REASON_REQUIRED' }
    expect(withReason({ input: { records }, fields }, 'conflictReason', 'from home')).toEqual({
      records: [records[0], { ...records[1], conflictReason: 'from home' }],
    })
    expect(withReason({ input: { id: 'e' }, fields: {} }, 'reason', 'typo')).toEqual({ reason: 'typo' })
  })

  it('leaves out refused children', () => {
    expect(withoutRefused({ input: { records }, fields: { mia: 'CHILD_NOT_PRESENT' } })).toEqual({
      records: [records[1]],
    })
  })
})
