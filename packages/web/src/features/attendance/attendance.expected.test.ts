import { expect, it } from 'vitest'
import type { Board, BoardChild } from './attendance.effects.ts'
import { expectOn } from './attendance.expected.ts'

const reader = { name: 'Hana', timeZone: 'Pacific/Auckland' }
const stay = { id: 's1', signedInAt: '2026-03-10T19:00:00.000Z', signedOutAt: null, can: [] }
const child = (id: string, attendances: unknown[]) => ({
  id,
  roomCode: 'tui',
  absence: null,
  attendances,
  can: [],
})
const forgotten = [{ attendanceId: 'f1' }]
const board = {
  day: '2026-03-11',
  children: [child('a', []), child('b', [stay])] as unknown as BoardChild[],
  forgotten,
} as unknown as Board
const shown = ({ children }: Board) =>
  children.map(({ attendances, absence }) => [attendances[0]?.signedOutAt, absence?.reason])

it('shows an entry of today on the board of today', () => {
  const at = '2026-03-10T20:00:00.000Z'
  const came = expectOn.signIn(board, { ids: 'a', attendanceIds: 's2', occurredAt: at }, reader)
  expect(shown(came)).toEqual([
    [null, undefined],
    [null, undefined],
  ])
  const left = expectOn.signOut(board, { ids: 'b', occurredAt: at }, reader)
  expect(shown(left)[1]).toEqual([at, undefined])
  const away = expectOn.markAbsent(board, { ids: 'a', reason: 'sick', day: board.day })
  expect(shown(away)[0]).toEqual([undefined, 'sick'])
  expect(shown(expectOn.clearAbsence(away, { ids: 'a' }))).toEqual(shown(board))
})

it('shows nothing of an entry of yesterday that has not been sent yet', () => {
  const at = '2026-03-10T04:00:00.000Z'
  expect(expectOn.signIn(board, { ids: 'a', attendanceIds: 's2', occurredAt: at }, reader)).toBe(board)
  expect(expectOn.signOut(board, { ids: 'b', occurredAt: at }, reader)).toEqual(board)
  const day = '2026-03-10'
  expect(expectOn.markAbsent(board, { ids: 'a', reason: 'sick', day })).toBe(board)
  expect(expectOn.clearAbsence(board, { ids: 'a', day })).toBe(board)
  // A question about yesterday is answered, whatever the child does today.
  const answered = { ids: 'b', attendanceId: 'f1', occurredAt: at }
  expect(expectOn.signOut(board, answered, reader)).toEqual({ ...board, forgotten: [] })
})
