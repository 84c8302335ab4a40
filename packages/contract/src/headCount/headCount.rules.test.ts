import { describe, expect, it, test } from 'vitest'
import { looksAt } from '../watch/watch.rules.ts'
import {
  contradictionOf,
  headCountWatchRules,
  missingIn,
  standingOf,
  taskOfCount,
  watchedCount,
} from './headCount.rules.ts'

const at = (seconds: number) => new Date(Date.parse('2026-03-10T21:30:00Z') + seconds * 1000).toISOString()
const person = (over: Partial<Parameters<typeof standingOf>[0]> = {}) => ({
  id: 'aroha',
  firstName: 'Aroha',
  familyName: 'Ngata',
  marked: null,
  absence: null,
  stay: { signedOutAt: null },
  elsewhere: null,
  ...over,
})

test.each([
  ['missing', {}],
  ['seen', { marked: { at: at(0) } }],
  ['elsewhere', { elsewhere: {} }],
  ['gone', { stay: { signedOutAt: at(5) } }],
  ['gone', { stay: null }],
  ['explained', { absence: { why: 'collected' } }],
  // Taken back.
  ['missing', { absence: { why: null } }],
  // Whoever is seen is here, whatever was said before.
  ['seen', { marked: { at: at(9) }, absence: { why: 'collected' }, stay: { signedOutAt: at(5) } }],
] as const)('is %s', (standing, over) => {
  expect(standingOf(person(over))).toBe(standing)
  expect(missingIn([person(over)])).toHaveLength(standing === 'missing' ? 1 : 0)
})

test.each([
  [undefined, {}],
  [undefined, { marked: { at: at(0) } }],
  // Signed out after being seen.
  [undefined, { marked: { at: at(0) }, stay: { signedOutAt: at(5) } }],
  ['notSignedIn', { marked: { at: at(9) }, stay: { signedOutAt: at(5) } }],
  ['notSignedIn', { marked: { at: at(9) }, stay: null }],
  ['countedTwice', { marked: { at: at(9) }, elsewhere: {} }],
] as const)('does not agree: %s', (contradiction, over) =>
  expect(contradictionOf(person(over))).toBe(contradiction),
)

describe('a child who is not seen', () => {
  const alarm = (marks: number[], missing = 1) => {
    const seen = marks.map((mark) => person({ marked: { at: at(mark) } }))
    const people = [...seen, ...Array.from({ length: missing }, () => person())]
    const count = watchedCount({ id: 'count', room: null, started: { at: at(0) }, people })
    const [look] = looksAt(headCountWatchRules, [count], Date.parse(at(0)))
    return look && { after: (look.missedAt - Date.parse(at(0))) / 1000 }
  }

  it('is an alarm a minute after the start', () => expect(alarm([])).toEqual({ after: 60 }))
  it('is one a minute after the last child who was seen', () =>
    expect(alarm([10, 25])).toEqual({ after: 85 }))
  it('is one after three minutes, however often others are seen', () =>
    expect(alarm([50, 100, 150])).toEqual({ after: 180 }))
  it('is none where nobody is missing', () => expect(alarm([10], 0)).toBeUndefined())
})

describe('a planned count', () => {
  const day = '2026-11-18'
  const task = (id: string, time: string, roomId: string | null = 'tui') => ({
    id,
    roomId,
    day,
    dueAt: `${day}T${time}:00Z`,
  })
  const tasks = [task('garden', '10:00'), task('lunch', '12:00'), task('closing', '17:45', null)]
  const done = (time: string, roomId: string | null = 'tui', on = day) =>
    taskOfCount({ roomId, day: on, startedAt: `${on}T${time}:00Z` }, tasks)?.id

  it('is done by a count that began half an hour early, at its time or later', () =>
    expect(['09:29', '09:30', '10:00', '11:29', '11:30', '16:00'].map((time) => done(time))).toEqual([
      undefined,
      'garden',
      'garden',
      'garden',
      'lunch',
      'lunch',
    ]))
  it('is not done by a count of another place or day', () => {
    expect(done('12:00', 'kereru')).toBeUndefined()
    expect(done('12:00', null)).toBeUndefined()
    expect(done('18:00', null)).toBe('closing')
    expect(done('12:00', 'tui', '2026-11-19')).toBeUndefined()
  })
})
