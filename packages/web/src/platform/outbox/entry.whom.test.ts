import { expect, test } from 'vitest'
import { whomIn } from './entry.whom.ts'

const id = (end: string) => `019cd9a8-1fc2-7400-8000-${end.padStart(12, '0')}`
const by = { id: id('99'), name: 'Hana' }

const board = {
  room: { id: id('50') },
  children: [
    {
      id: id('1'),
      firstName: 'Mia',
      familyName: 'Chen',
      roomCode: 'tui',
      inRoomCode: 'ruru',
      roomId: id('50'),
      attendanceId: id('11'),
      sleep: { id: id('12'), childId: id('1'), recordedBy: by, checks: [{ id: id('13'), recordedBy: by }] },
      earlier: [{ id: id('14') }],
    },
    {
      id: id('2'),
      firstName: 'Noah',
      familyName: 'Patel',
      roomCode: 'tui',
      inRoomCode: null,
      roomId: id('50'),
      attendanceId: null,
      sleep: null,
      earlier: [],
    },
  ],
}
const mia = { id: id('1'), name: 'Mia Chen', roomCode: 'ruru' }
const noah = { id: id('2'), name: 'Noah Patel', roomCode: 'tui' }

test('a child is meant by its id and by those of its stay, its sleeps and their checks', () => {
  for (const end of ['1', '11', '12', '13', '14']) expect(whomIn([board], [id(end)])).toEqual([mia])
  expect(whomIn([board, board], [id('2'), id('12')])).toEqual([mia, noah])
})

test('not by what it shares with others', () => {
  expect(whomIn([board], [id('50'), id('99')])).toEqual([])
})

test('what is no board says nothing', () => {
  expect(
    whomIn([undefined, null, 'x', [], { children: [{ id: id('1') }] }, { children: 3 }], [id('1')]),
  ).toEqual([])
})
