import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withAmendment, withoutEntries, withRecords } from './care.effects.ts'
import type { Board, BoardChild, Entry } from './care.view.ts'

const at = (time: string) => `2026-03-11T${time}:00.000+13:00`
const wet = { contents: 'wet', skin: 'normal', creamUsed: false }
const hana = { by: { id: 'hana', name: 'Hana' }, at: at('10:42') }

const entry = (id: string, childId: string, over: Partial<Entry> = {}): Entry => ({
  id,
  childId,
  roomId: 'r',
  taskId: null,
  occurredAt: at('09:00'),
  recordedAt: at('09:00'),
  recordedBy: hana.by,
  late: false,
  note: null,
  conflictReason: null,
  checkedBy: null,
  version: 1,
  amendments: 0,
  uncertainTimes: null,
  voided: null,
  detail: wet,
  can: ['amend', 'void'],
  ...over,
})

const child = (id: string, over: Partial<BoardChild> = {}): BoardChild => ({
  id,
  firstName: id,
  familyName: 'Tūhoe',
  birthDate: '2025-05-01',
  picture: null,
  inNappies: true,
  roomId: 'r',
  roomCode: 'tui',
  roomName: 'Tūī',
  allergies: [],
  dietNote: null,
  hasReminder: false,
  dietAvoids: [],
  diets: [],
  texture: null,
  sunscreenConsent: 'centreCream',
  presence: 'present',
  marks: [],
  absence: null,
  awayUntil: null,
  isTermBreak: false,
  expectedFrom: null,
  expectedUntil: null,
  attendanceId: 's',
  signedInAt: at('08:15'),
  signedOutAt: null,
  inRoomCode: 'tui',
  stays: [{ signedInAt: at('08:15'), signedOutAt: null }],
  last: null,
  entries: [],
  can: ['record'],
  ...over,
})

const board: Board = {
  now: at('10:42'),
  day: '2026-03-11',
  room: { id: 'r', code: 'tui', name: 'Tūī' },
  task: { id: 't', dueAt: at('10:00'), done: 0, total: 2 },
  children: [child('a'), child('b'), child('c')],
}
const claim = (id: string, childId: string, over: object = {}) => ({
  id,
  childId,
  occurredAt: at('10:42'),
  detail: wet,
  note: null,
  ...over,
})
const of = (shown: Board, id: string) => shown.children.find((one) => one.id === id)

describe('a record that has not been sent', () => {
  it('shows on the board and counts for the task', () => {
    const shown = withRecords(board, { taskId: 't', records: [claim('1', 'a'), claim('2', 'b')] }, hana)
    expect(shown.task).toEqual({ ...board.task, done: 2, total: 2 })
    expect(of(shown, 'a')).toMatchObject({
      last: { id: '1', recordedBy: hana.by, recordedAt: at('10:42'), can: ['amend', 'void', 'undo'] },
      entries: [{ id: '1' }],
    })
    expect(of(shown, 'c')).toEqual(child('c'))
  })

  it('counts a child that the task does not include', () => {
    const records = ['a', 'b', 'c'].map((id) => claim(`of ${id}`, id))
    expect(withRecords(board, { taskId: 't', records }, hana).task).toMatchObject({ done: 3, total: 3 })
  })

  it('of another task becomes the last entry, but does not count for this task', () => {
    const shown = withRecords(board, { taskId: null, records: [claim('1', 'a')] }, hana)
    expect(of(shown, 'a')).toMatchObject({ last: { id: '1' }, entries: [] })
    expect(shown.task).toMatchObject({ done: 0 })
  })

  it('with an earlier time is sorted before later entries, and is not the last entry', () => {
    const later = entry('9', 'a', { occurredAt: at('10:30') })
    const known = { ...board, children: [child('a', { last: later, entries: [later] })] }
    const early = claim('1', 'a', { occurredAt: at('08:30') })
    const shown = withRecords(known, { taskId: 't', records: [early] }, hana)
    expect(of(shown, 'a')).toMatchObject({ last: { id: '9' }, entries: [{ id: '1' }, { id: '9' }] })
  })
})

describe('undoing and amending', () => {
  const known = withRecords(board, { taskId: 't', records: [claim('1', 'a'), claim('2', 'b')] }, hana)

  it('leaves other children’s entries alone', () => {
    const shown = withoutEntries(known, ['1'])
    expect(of(shown, 'a')).toMatchObject({ last: null, entries: [] })
    expect(of(shown, 'b')).toEqual(of(known, 'b'))
    expect(shown.task).toMatchObject({ done: 1 })
  })

  it('applies an amendment only once', () => {
    const input = {
      id: '1',
      version: 1,
      occurredAt: at('10:30'),
      note: 'sore',
      detail: { ...wet, skin: 'red' },
    }
    const shown = withAmendment(known, input)
    const expected = {
      detail: { skin: 'red' },
      note: 'sore',
      occurredAt: at('10:30'),
      version: 2,
      amendments: 1,
    }
    expect(of(shown, 'a')).toMatchObject({ last: expected, entries: [expected] })
    expect(withAmendment(shown, input)).toEqual(shown)
  })
})

it('applying an effect twice gives the same board as applying it once', () => {
  const write = fc.oneof(
    fc.record({ child: fc.constantFrom('a', 'b', 'c'), id: fc.constantFrom('1', '2', '3') }).map(
      ({ child, id }) =>
        (now: Board) =>
          withRecords(now, { taskId: 't', records: [claim(id, child)] }, hana),
    ),
    fc.constantFrom('1', '2', '3').map((id) => (now: Board) => withoutEntries(now, [id])),
  )
  fc.assert(
    fc.property(fc.array(write, { maxLength: 8 }), write, (before, last) => {
      const start = before.reduce((now, step) => step(now), board)
      const once = last(start)
      expect(last(once)).toEqual(once)
    }),
  )
})
