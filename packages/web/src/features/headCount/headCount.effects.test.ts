import { expect, it } from 'vitest'
import {
  type Board,
  type Watch,
  watchWithAbsence,
  watchWithEnd,
  watchWithMarks,
  watchWithStart,
  withAbsence,
  withEnd,
  withMarks,
  withStart,
} from './headCount.effects.ts'

const at = '2026-03-10T21:30:00.000Z'
const later = '2026-03-10T21:31:00.000Z'
const hana = { at, by: { id: 'hana', name: 'Hana' } }
const child = (id: string, roomCode: string): Board['children'][number] => ({
  id,
  firstName: id,
  familyName: 'Ngata',
  picture: null,
  roomCode,
  signedInAt: at,
  asleepSince: null,
  lastSeen: null,
})
const rooms = [{ code: 'tui', name: 'Tūī', own: true }]
const board: Board = {
  day: '2026-03-11',
  rooms,
  children: [child('aroha', 'tui'), child('ben', 'tui'), child('cleo', 'kea')],
  counts: [],
  callFirst: [],
}
const asked = { id: 'count', reason: 'garden' as const, roomCode: 'tui', childIds: ['aroha', 'ben'], at }
const started = withStart(board, asked, hana)
const seen = { id: 'count', isSeen: true, at }
const marksOf = ({ counts }: Board) => counts[0]?.people.map(({ id, marked }) => [id, marked?.at])

it('a count that was started without a network has the children that the device knows', () => {
  expect(started.counts).toMatchObject([{ id: 'count', room: { name: 'Tūī' }, started: hana }])
  expect(marksOf(started)).toEqual([
    ['aroha', undefined],
    ['ben', undefined],
  ])
  expect(withStart(started, { ...asked, id: 'other' }, hana)).toBe(started)
})

it('the first mark stays until it is taken back, and a child from elsewhere is added', () => {
  const marked = withMarks(started, { ...seen, childIds: ['ben', 'cleo'] }, hana)
  const again = withMarks(marked, { ...seen, childIds: ['ben'], at: later }, hana)
  expect(marksOf(again)).toEqual([
    ['aroha', undefined],
    ['ben', at],
    ['cleo', at],
  ])
  const undone = withMarks(again, { ...seen, isSeen: false, childIds: ['ben'] }, hana)
  expect(marksOf(undone)?.[1]).toEqual(['ben', undefined])
})

it('an explanation and the end show at once', () => {
  const explained = withAbsence(started, { id: 'count', childId: 'ben', why: 'collected', at }, hana)
  expect(explained.counts[0]?.people[1]?.absence).toEqual({
    why: 'collected',
    note: null,
    at,
    byName: 'Hana',
  })
  expect(withEnd(explained, { id: 'count', at }).counts).toEqual([])
})

it('the alarm follows what this device counts without a network', () => {
  const empty: Watch = { rooms, counts: [] }
  const missing = ({ counts }: Watch) => counts[0]?.missing.map(({ id }) => id)
  const watched = watchWithStart(empty, asked)
  expect(watchWithStart(watched, asked)).toBe(watched)
  const marked = watchWithMarks(watched, { ...seen, childIds: ['ben'], at: later })
  expect(missing(marked)).toEqual(['aroha'])
  expect(marked.counts[0]?.lastSeenAt).toBe(later)
  expect(missing(watchWithMarks(marked, { ...seen, isSeen: false, childIds: ['ben'] }))).toEqual([
    'aroha',
    'ben',
  ])
  const why = { id: 'count', childId: 'aroha', at }
  const explained = watchWithAbsence(marked, { ...why, why: 'otherRoom' })
  expect(missing(explained)).toEqual([])
  expect(missing(watchWithAbsence(explained, { ...why, why: null }))).toEqual(['aroha'])
  expect(watchWithEnd(explained, { id: 'count', at }).counts).toEqual([])
})
