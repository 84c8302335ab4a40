import { describe, expect, it } from 'vitest'
import { doableWith, grouped, inRoom, roomsWithCounts, seenAt } from './attendance.board.ts'
import {
  type Board,
  type BoardChild,
  withAbsence,
  withoutAbsence,
  withoutSignIns,
  withoutSignOuts,
  withoutWork,
  withSignIns,
  withSignOuts,
  withWork,
} from './attendance.effects.ts'

const at = (time: string) => `2026-03-11T${time}:00.000+13:00`
const child = (id: string, firstName: string, over: Partial<BoardChild> = {}): BoardChild => ({
  id,
  firstName,
  familyName: 'Tūhoe',
  contacts: [],
  custodyNote: null,
  collectorMinAge: null,
  birthDate: '2024-05-01',
  picture: null,
  roomId: 'r1',
  roomCode: 'tui',
  roomName: 'Tūī',
  inNappies: true,
  allergies: [],
  dietNote: null,
  dietAvoids: [],
  diets: [],
  texture: null,
  sunscreenConsent: 'centreCream',
  hasReminder: false,
  presence: 'expected',
  marks: [],
  absence: null,
  awayUntil: null,
  isTermBreak: false,
  expectedFrom: at('08:00'),
  expectedUntil: at('16:00'),
  attendanceId: null,
  signedInAt: null,
  signedOutAt: null,
  inRoomCode: null,
  attendances: [],
  can: ['signIn', 'markAbsent'],
  ...over,
})
const room = (code: string) => ({
  code,
  name: code,
  capacity: 9,
  present: 0,
  expected: 0,
  absent: 0,
  goneHome: 0,
})
const board: Board = {
  day: '2026-03-11',
  rooms: [room('tui'), room('kereru')],
  children: [child('a', 'Āwhina'), child('b', 'Bo'), child('c', 'Chloé', { roomCode: 'kereru' })],
  closedFor: null,
  forgotten: [],
  ownWork: null,
}
const signIns = { ids: 'a,c', attendanceIds: 'x,y', occurredAt: at('08:42') }
const seen = (now: string, of: Board) => seenAt(of, new Date(at(now)))
const states = (of: Board, now = '09:00') => seen(now, of).map(({ presence }) => presence)

describe('optimistic updates of the board', () => {
  const signedIn = withSignIns(board, signIns, 'Hana')
  const signedOut = withSignOuts(signedIn, { ids: 'a', occurredAt: at('12:00') }, 'Mere')

  it('sign children in and out, and undo each', () => {
    expect(states(signedIn)).toEqual(['present', 'late', 'present'])
    expect(signedIn.children[0]).toMatchObject({
      attendanceId: 'x',
      inRoomCode: 'tui',
      can: ['signOut'],
      attendances: [{ id: 'x', signedInBy: 'Hana', can: ['voidSignIn'] }],
    })
    expect(states(signedOut)).toEqual(['goneHome', 'late', 'present'])
    expect(signedOut.children[0]).toMatchObject({
      signedOutAt: at('12:00'),
      can: ['signIn'],
      attendances: [{ signedOutBy: 'Mere', can: ['voidSignIn', 'voidSignOut'] }],
    })
    expect(withoutSignOuts(signedOut, ['x'])).toEqual(signedIn)
    expect(withoutSignIns(signedIn, ['x', 'y'])).toEqual(board)
  })

  it('have no effect on a board that already includes the write', () => {
    expect(withSignIns(signedIn, signIns, 'Hana')).toEqual(signedIn)
    expect(withSignOuts(signedOut, { ids: 'a', occurredAt: at('12:00') }, 'Mere')).toEqual(signedOut)
    const elsewhere = withSignIns(board, { ...signIns, attendanceIds: 'z,w' }, 'Sione')
    expect(withSignIns(elsewhere, signIns, 'Hana')).toEqual(elsewhere)
  })

  it('sign a child into another room and count them there', () => {
    const visiting = withSignIns(board, { ...signIns, ids: 'a', roomCode: 'kereru' }, 'Hana')
    const children = seen('09:00', visiting)
    expect(roomsWithCounts(visiting, children).map(({ count }) => count)).toEqual([0, 1])
    expect(inRoom(children, 'kereru').map(({ id }) => id)).toEqual(['a', 'c'])
    expect(inRoom(children, 'tui').map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('mark a child away and clear it again', () => {
    const away = withAbsence(board, { ids: 'b', reason: 'sick', note: ' ' })
    expect(states(away)).toEqual(['late', 'absent', 'late'])
    expect(away.children[1]?.can).toEqual(['signIn', 'clearAbsence', 'markAbsent'])
    expect(states(withoutAbsence(away, ['b']))).toEqual(['late', 'late', 'late'])
  })

  it('remove an answered question and do not change children who are present today', () => {
    const question = {
      attendanceId: 'q',
      day: '2026-03-10',
      signedInAt: '2026-03-10T08:00:00+13:00',
      expectedUntil: null,
      child: { id: 'a', firstName: 'Āwhina', familyName: 'Tūhoe', picture: null },
      roomCode: 'tui',
      roomName: 'Tūī',
    }
    const asked = { ...signedIn, forgotten: [question] }
    const answer = { ids: 'a', attendanceId: 'q', occurredAt: '2026-03-10T15:00:00+13:00' }
    expect(withSignOuts(asked, answer, 'Mere')).toEqual(signedIn)
  })

  it('start and end the person’s own work', () => {
    const working = withWork(board, { occurredAt: at('07:55') })
    expect(working.ownWork).toEqual({ day: '2026-03-11', signedInAt: at('07:55'), roomCode: null })
    expect(withWork(working, { occurredAt: at('09:00') })).toEqual(working)
    expect(withoutWork(working)).toEqual(board)
  })
})

describe('the view of the board', () => {
  it('updates presence as time passes', () => {
    expect(states(board, '08:15')).toEqual(['expected', 'expected', 'expected'])
    expect(states(board, '08:16')).toEqual(['late', 'late', 'late'])
    expect(states(board, '16:00')).toEqual(['absent', 'absent', 'absent'])
  })

  it('finds names without macrons, and puts late children first', () => {
    const later = child('d', 'Daisuke', { expectedFrom: at('10:00') })
    const children = seen('09:00', { ...board, children: [later, ...board.children] })
    const toCome = (typed: string) =>
      grouped(children, typed)
        .get('toCome')
        ?.map(({ id }) => id)
    expect(toCome('')).toEqual(['a', 'b', 'c', 'd'])
    expect(toCome('awhina')).toEqual(['a'])
    expect(toCome('tuhoe d')).toEqual(['d'])
  })

  it('knows which actions are possible for the chosen children, and when there are too many for one operation', () => {
    const ids = Array.from({ length: 201 }, (_, i) => `n${i}`)
    const many = seen('09:00', { ...board, children: ids.map((id) => child(id, 'Noa')) })
    expect(doableWith(many, new Set(ids.slice(1)))).toMatchObject({ count: 200, areTooMany: false })
    expect(doableWith(many, new Set(ids)).areTooMany).toBe(true)
    const mixed = seen('09:00', withSignIns(board, { ...signIns, ids: 'a' }, 'Hana'))
    const { toSignIn, toSignOut, toMarkAbsent } = doableWith(mixed, new Set(['a', 'b']))
    expect([toSignIn, toSignOut, toMarkAbsent].map((some) => some.map(({ id }) => id))).toEqual([
      ['b'],
      ['a'],
      ['b'],
    ])
  })
})
