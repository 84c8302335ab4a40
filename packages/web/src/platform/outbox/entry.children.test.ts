import { expect, test } from 'vitest'
import { findChildren } from './entry.children.ts'

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

test('finds a child by its own id or by the id of its attendance, a sleep or a check', () => {
  for (const end of ['1', '11', '12', '13', '14']) expect(findChildren([board], [id(end)])).toEqual([mia])
  expect(findChildren([board, board], [id('2'), id('12')])).toEqual([mia, noah])
})

test('keeps the room that a list without rooms does not say', () => {
  const roll = { children: [{ id: id('1'), firstName: 'Mia', familyName: 'Chen' }] }
  for (const reads of [
    [board, roll],
    [roll, board],
  ])
    expect(findChildren(reads, [id('1')])).toEqual([mia])
})

test('does not find a child by the id of a room or a teacher', () => {
  expect(findChildren([board], [id('50'), id('99')])).toEqual([])
})

test('ignores data that is not a board', () => {
  expect(
    findChildren([undefined, null, 'x', [], { children: [{ id: id('1') }] }, { children: 3 }], [id('1')]),
  ).toEqual([])
})
