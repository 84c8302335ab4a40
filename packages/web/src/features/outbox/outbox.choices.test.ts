import { describe, expect, it } from 'vitest'
import type { Attention } from '../../platform/outbox/attention.ts'
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
const nothing = { claimed: undefined, signIn: undefined, reason: undefined, without: [], look: undefined }

describe('what can be done', () => {
  it('who is not here is signed in, or was here at another time, or is left out', () => {
    const one = refused('CHILD_NOT_PRESENT', { fields: { mia: 'CHILD_NOT_PRESENT' } })
    expect(choicesFor(one)).toEqual({ ...nothing, claimed: at, signIn: mia, without: [mia] })
  })

  it('nobody is left out when nobody would be left', () => {
    const fields = { mia: 'CHILD_NOT_PRESENT', noah: 'CHILD_NOT_PRESENT' }
    expect(choicesFor(refused('CHILD_NOT_PRESENT', { fields })).without).toEqual([])
  })

  it('a time that cannot be is told anew', () => {
    const step = refused('TIME_IN_FUTURE', { input: { checkId: 'sleep', occurredAt: at }, who: [mia] })
    expect(choicesFor(step)).toEqual({ ...nothing, claimed: at })
  })

  it('a whole sleep has more than one time', () => {
    const whole = { id: 's', childId: 'mia', occurredAt: at, upAt: at }
    expect(choicesFor(refused('SLEEP_OVERLAPS', { input: whole }))).toEqual(nothing)
  })

  it('a reason that is missing is asked for', () => {
    expect(choicesFor(refused('CONFLICT_REASON_REQUIRED'))).toMatchObject({ reason: 'conflictReason' })
    expect(choicesFor(refused('REASON_REQUIRED', { input: { id: 'e' } }))).toMatchObject({ reason: 'reason' })
  })

  it('what others have changed is looked at', () => {
    const change = { input: { id: 'entry', version: 1 } }
    expect(choicesFor(refused('RECORD_CHANGED', change))).toEqual({ ...nothing, look: 'entry' })
  })

  it('anything else is sent again or discarded', () => {
    expect(choicesFor(refused('FORBIDDEN'))).toEqual(nothing)
  })
})

describe('what is sent then', () => {
  const later = '2026-03-11T11:00:00.000Z'

  it('has the new time for everybody', () => {
    const moved = records.map((claim) => ({ ...claim, occurredAt: later }))
    expect(atAnotherTime({ records }, later)).toEqual({ records: moved })
    expect(atAnotherTime({ checkId: 's', occurredAt: at }, later)).toEqual({ occurredAt: later })
  })

  it('has the reason where it was asked for', () => {
    const fields = { noah: 'CONFLICT_REASON_REQUIRED' }
    expect(withReason({ input: { records }, fields }, 'conflictReason', 'from home')).toEqual({
      records: [records[0], { ...records[1], conflictReason: 'from home' }],
    })
    expect(withReason({ input: { id: 'e' }, fields: {} }, 'reason', 'typo')).toEqual({ reason: 'typo' })
  })

  it('leaves out whom it cannot be true of', () => {
    expect(withoutRefused({ input: { records }, fields: { mia: 'CHILD_NOT_PRESENT' } })).toEqual({
      records: [records[1]],
    })
  })
})
