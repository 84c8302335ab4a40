import { describe, expect, it } from 'vitest'
import type { Reader } from '../../platform/live/live.reader.ts'
import type { Board, BoardChild } from './attendance.effects.ts'
import { eventOn } from './attendance.events.ts'

const at = (time: string, day = '2026-03-11') => new Date(`${day}T${time}:00+13:00`).toISOString()
const hana = { id: 'hana', name: 'Hana Tūrei' }
const reader: Reader = {
  personId: 'mere',
  name: 'Mere Rangi',
  can: (right) => right === 'attendance.record',
  timeZone: 'Pacific/Auckland',
  now: new Date(at('12:00')),
}
const child = (id: string, over: Partial<BoardChild> = {}): BoardChild => ({
  id,
  firstName: id,
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
  presence: 'late',
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
const room = (code: string, over: object) => ({
  code,
  name: code,
  capacity: 9,
  present: 0,
  expected: 0,
  absent: 0,
  goneHome: 0,
  ...over,
})
const question = {
  attendanceId: 'q',
  day: '2026-03-10',
  signedInAt: at('08:00', '2026-03-10'),
  expectedUntil: null,
  child: { id: 'a', firstName: 'a', familyName: 'Tūhoe', picture: null },
  roomCode: 'tui',
  roomName: 'Tūī',
}
const board: Board = {
  day: '2026-03-11',
  rooms: [room('tui', { expected: 2 }), room('kereru', { expected: 1 })],
  children: [child('a'), child('b'), child('c', { roomCode: 'kereru' })],
  closedFor: null,
  forgotten: [question],
  ownWork: null,
}

const event = <D>(data: D, by: typeof hana | null = hana, when = at('12:00')) => ({
  operation: 'attendance',
  at: when,
  transaction: '740',
  by,
  data,
})
const signedIn = (childId: string, time: string, roomCode = 'tui') => ({
  childId,
  attendanceId: `stay of ${childId} ${time}`,
  signedInAt: at(time),
  roomCode,
  casualDay: false,
  uncertainTimes: null,
})
const signedOut = (childId: string, from: string, time: string) => ({
  childId,
  attendanceId: `stay of ${childId} ${from}`,
  signedOutAt: at(time),
  uncertainTimes: null,
})
const known = (found: Board | undefined): Board => {
  if (!found) throw new Error('the event was not applied')
  return found
}
const counts = ({ rooms }: Board) =>
  rooms.map(({ present, expected, absent, goneHome }) => [present, expected, absent, goneHome])

const here = known(eventOn.signIn(board, event([signedIn('a', '09:00')]), reader))
const gone = known(eventOn.signOut(here, event([signedOut('a', '09:00', '11:00')]), reader))

describe('events from others', () => {
  it('sign a child in and out, and update the counts of the rooms', () => {
    expect(here.children[0]).toMatchObject({
      presence: 'present',
      marks: ['arrivedLate'],
      attendanceId: 'stay of a 09:00',
      inRoomCode: 'tui',
      can: ['signOut'],
      attendances: [
        { signedInAt: at('09:00'), signedInBy: hana.name, signedOutAt: null, enteredLate: false },
      ],
    })
    expect(counts(here)).toEqual([
      [1, 1, 0, 0],
      [0, 1, 0, 0],
    ])
    expect(gone.children[0]).toMatchObject({
      presence: 'goneHome',
      marks: ['arrivedLate', 'leftEarly'],
      can: ['signIn'],
      attendances: [{ signedOutAt: at('11:00'), signedOutBy: hana.name }],
    })
    expect(counts(gone)).toEqual([
      [0, 1, 0, 1],
      [0, 1, 0, 0],
    ])
  })

  it('give the reader’s own abilities, not the author’s', () => {
    const can = (who: Partial<Reader>) => {
      const as = { ...reader, ...who }
      const came = known(eventOn.signIn(board, event([signedIn('a', '09:00')]), as))
      const left = known(eventOn.signOut(came, event([signedOut('a', '09:00', '11:00')]), as))
      return left.children[0]?.attendances.map((stay) => stay.can)
    }
    expect(can({})).toEqual([[]])
    expect(can({ personId: hana.id })).toEqual([['voidSignIn', 'voidSignOut']])
    expect(can({ can: () => true })).toEqual([['voidSignIn', 'voidSignOut']])
    const reading = eventOn.signIn(board, event([signedIn('a', '09:00')]), { ...reader, can: () => false })
    expect(reading?.children[0]?.can).toEqual([])
  })

  it('have no effect the second time', () => {
    expect(eventOn.signIn(here, event([signedIn('a', '09:00')]), reader)).toEqual(here)
    expect(eventOn.signOut(gone, event([signedOut('a', '09:00', '11:00')]), reader)).toEqual(gone)
    const back = known(eventOn.voidSignIn(here, event({ ids: ['stay of a 09:00'] }), reader))
    expect(eventOn.voidSignIn(back, event({ ids: ['stay of a 09:00'] }), reader)).toEqual(back)
  })

  it('leave nothing behind when a mistake is undone', () => {
    const open = eventOn.voidSignOut(gone, event({ ids: ['stay of a 09:00'] }), reader)
    expect(open).toEqual(here)
    expect(eventOn.voidSignIn(here, event({ ids: ['stay of a 09:00'] }), reader)).toEqual(board)
  })

  it('sign a child in again, in another room, and keep the stays in order of time', () => {
    const again = known(eventOn.signIn(gone, event([signedIn('a', '11:30', 'kereru')]), reader))
    expect(again.children[0]).toMatchObject({ presence: 'present', inRoomCode: 'kereru' })
    const earlier = known(eventOn.signIn(again, event([signedIn('a', '08:00')]), reader))
    expect(earlier.children[0]?.attendances.map(({ signedInAt }) => signedInAt)).toEqual(
      ['08:00', '09:00', '11:30'].map((time) => at(time)),
    )
    expect(earlier.children[0]).toMatchObject({ inRoomCode: 'kereru' })
  })

  it('mark children away, only on the board’s day', () => {
    const words = { reason: 'sick' as const, note: 'a cold' }
    const away = known(eventOn.markAbsent(board, event({ ids: ['b', 'c'], ...words }), reader))
    expect(away.children.map(({ presence }) => presence)).toEqual(['late', 'absent', 'absent'])
    expect(away.children[1]).toMatchObject({
      absence: words,
      can: ['signIn', 'clearAbsence', 'markAbsent'],
    })
    expect(eventOn.clearAbsence(away, event({ ids: ['b', 'c'] }), reader)).toEqual(board)
    const tomorrow = { ids: ['b'], day: '2026-03-12' }
    expect(eventOn.markAbsent(board, event({ ...tomorrow, ...words }), reader)).toBe(board)
    expect(eventOn.clearAbsence(away, event(tomorrow), reader)).toBe(away)
    const lateYesterday = event({ ids: ['b'], ...words }, hana, at('23:59', '2026-03-10'))
    expect(eventOn.markAbsent(board, lateYesterday, reader)).toBe(board)
  })

  it('remove an answered question, and do not change today', () => {
    const answer = {
      childId: 'a',
      attendanceId: 'q',
      signedOutAt: at('15:00', '2026-03-10'),
      uncertainTimes: null,
    }
    expect(eventOn.signOut(here, event([answer]), reader)).toEqual({ ...here, forgotten: [] })
    expect(eventOn.voidSignIn(board, event({ ids: ['q'] }), reader)).toEqual({ ...board, forgotten: [] })
  })

  it('show the person’s own work started on another device, but not the work of others', () => {
    const work = { day: '2026-03-11', signedInAt: at('07:55'), roomCode: 'tui' }
    expect(eventOn.startWork(board, event(work), reader)).toBe(board)
    const own = event(work, { id: 'mere', name: 'Mere' })
    expect(eventOn.startWork(board, own, reader)).toEqual({ ...board, ownWork: work })
    expect(eventOn.endWork(board, event({}), reader)).toBe(board)
  })
})

describe('events that cannot be applied are left to a new read', () => {
  it.each([
    ['a child that the board does not know', eventOn.signIn(board, event([signedIn('z', '09:00')]), reader)],
    [
      'several children, one of them unknown',
      eventOn.signIn(board, event([signedIn('a', '09:00'), signedIn('z', '09:00')]), reader),
    ],
    [
      'a stay of an earlier day',
      eventOn.signIn(
        board,
        event([{ ...signedIn('a', '09:00'), signedInAt: at('09:00', '2026-03-10') }]),
        reader,
      ),
    ],
    [
      'a sign-out of an unknown stay',
      eventOn.signOut(board, event([signedOut('a', '09:00', '10:00')]), reader),
    ],
    [
      'an undone sign-out of an unknown stay',
      eventOn.voidSignOut(board, event({ ids: ['unknown'] }), reader),
    ],
    [
      'an undone sign-in of a child with an earlier stay',
      eventOn.voidSignIn(
        known(eventOn.signIn(gone, event([signedIn('a', '11:30')]), reader)),
        event({ ids: ['stay of a 11:30'] }),
        reader,
      ),
    ],
    [
      'an absence of a child that the board does not know',
      eventOn.markAbsent(board, event({ ids: ['z'], reason: 'sick' }), reader),
    ],
    [
      'the end of the person’s own work, as another entry may be open',
      eventOn.endWork(board, event({}, { id: 'mere', name: 'Mere' }), reader),
    ],
  ])('%s', (_, found) => expect(found).toBeUndefined())
})
