import { expect, it } from 'vitest'
import type { Tap } from './kiosk.queue.ts'
import { isOldRead, withTaps } from './kiosk.shown.ts'

const readAt = '2026-11-17T21:40:00.000Z'
const tap = (personId: string, over: Partial<Tap> = {}): Tap => ({
  key: personId,
  personId,
  name: personId,
  direction: 'in',
  occurredAt: '2026-11-17T21:42:00.000Z',
  ...over,
})
const person = (id: string, isHere = false) => ({ id, name: id, isHere })
const children = [person('a'), person('b'), person('d', true)]
const rooms = [{ code: '0001', name: 'Over 2', children }]
const board = { centreName: 'Kōwhai', timeZone: 'Pacific/Auckland', rooms, staff: [person('c')], readAt }
const here = (taps: readonly Tap[], now: string, read: object = board) => {
  const shown = withTaps({ ...board, ...read }, taps, Date.parse(now))
  return [...shown.rooms.flatMap((room) => room.children), ...shown.staff]
    .filter(({ isHere }) => isHere)
    .map(({ id }) => id)
}

it('shows people as they will be once their taps are sent, but not by a refused one', () => {
  const taps = [tap('a'), tap('b', { isStuck: true }), tap('c')]
  expect(here(taps, '2026-11-17T21:43:00.000Z')).toEqual(['a', 'd', 'c'])
})

it('has nobody here on another day until it hears of them, whose sign-in would be lost', () => {
  const tomorrow = '2026-11-18T19:30:00.000Z'
  expect(here([tap('a'), tap('b', { occurredAt: tomorrow })], tomorrow)).toEqual(['b'])
  expect(here([], tomorrow, { readAt: tomorrow })).toEqual(['d'])
  // The centre's midnight, and not that of Greenwich.
  expect(here([tap('a')], '2026-11-18T10:59:00.000Z')).toEqual(['a', 'd'])
  expect(here([tap('a')], '2026-11-18T11:00:00.000Z')).toEqual([])
  // What an earlier version has kept.
  expect(here([], readAt, { readAt: undefined })).toEqual([])
})

it('does not rely on what was read minutes ago', () => {
  expect(isOldRead(readAt, Date.parse(readAt) + 5 * 60_000)).toBe(false)
  expect(isOldRead(readAt, Date.parse(readAt) + 5 * 60_000 + 1)).toBe(true)
  expect(isOldRead(undefined, Date.parse(readAt))).toBe(true)
})
