import { expect, it } from 'vitest'
import { houseWithTaps } from './kiosk.house.ts'
import type { Tap } from './kiosk.queue.ts'

const one = (id: string) => ({ id, name: id })
const person = (id: string) => ({ ...one(id), isHere: false })
const tap = (personId: string, direction: 'in' | 'out', over: Partial<Tap> = {}): Tap => ({
  key: personId,
  personId,
  name: personId,
  direction,
  occurredAt: '2026-11-17T21:42:00.000Z',
  ...over,
})

const house = {
  at: '2026-11-17T21:40:00.000Z',
  rooms: [{ code: '0001', name: 'Over 2', children: [one('a'), one('b')], staff: [one('t')] }],
  staff: [],
  visitors: [],
}
const now = Date.parse('2026-11-17T21:43:00.000Z')
const board = {
  centreName: 'Kōwhai',
  timeZone: 'Pacific/Auckland',
  rooms: [{ code: '0001', name: 'Over 2', children: ['a', 'b', 'c', 'd'].map(person) }],
  staff: [person('t'), person('u')],
}

it('has those who came on this tablet without a network, and not those who left', () => {
  const taps = [tap('a', 'out'), tap('b', 'in'), tap('c', 'in'), tap('t', 'out'), tap('u', 'in')]
  const { rooms, staff } = houseWithTaps(house, board, taps, now)
  expect(rooms).toEqual([{ code: '0001', name: 'Over 2', children: [one('b'), one('c')], staff: [] }])
  expect(staff).toEqual([one('u')])
})

it('goes by the last tap of a person, and not by a refused one', () => {
  const taps = [tap('d', 'in'), tap('d', 'out'), tap('a', 'out', { isStuck: true })]
  expect(houseWithTaps(house, board, taps, now)).toEqual(house)
})

it('has nobody of another day, but those who signed in on this tablet since', () => {
  const tomorrow = '2026-11-18T19:30:00.000Z'
  const taps = [tap('c', 'in'), tap('d', 'in', { occurredAt: tomorrow })]
  const { rooms, staff } = houseWithTaps(house, board, taps, Date.parse(tomorrow))
  expect(rooms).toEqual([{ code: '0001', name: 'Over 2', children: [one('d')], staff: [] }])
  expect(staff).toEqual([])
})
