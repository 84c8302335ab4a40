// A board for component tests: children of a room, all of them here since 8:00.
import type { Board, BoardChild, Entry } from './care.view.ts'

const day = '2026-03-11'
/** The same as the clock's in app/fake.app.ts. */
const now = '2026-03-10T21:30:00.000Z'
const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const room = { id: id(900), code: 'tui', name: 'Tūī' }

/** @param number makes the id */
export function fakeChild(number: number, over: Partial<BoardChild> = {}): BoardChild {
  return {
    id: id(number),
    firstName: `Child${number}`,
    familyName: 'Ngata',
    birthDate: '2025-01-15',
    picture: null,
    roomId: room.id,
    roomCode: room.code,
    roomName: room.name,
    inNappies: true,
    allergies: [],
    dietNote: null,
    dietAvoids: [],
    diets: [],
    texture: null,
    sunscreenConsent: 'centreCream',
    hasReminder: false,
    presence: 'present',
    inRoomCode: room.code,
    attendanceId: id(number + 100),
    signedInAt: '2026-03-10T19:00:00.000Z',
    signedOutAt: null,
    expectedFrom: '2026-03-10T19:00:00.000Z',
    expectedUntil: '2026-03-11T03:00:00.000Z',
    absence: null,
    awayUntil: null,
    isTermBreak: false,
    marks: [],
    last: null,
    entries: [],
    stays: [{ signedInAt: '2026-03-10T19:00:00.000Z', signedOutAt: null }],
    can: ['record'],
    ...over,
  }
}

/** An entry of an hour and a half ago. */
export function fakeEntry(childId: string, detail: Entry['detail']): Entry {
  return {
    id: childId.replace('8000', '8001'),
    childId,
    roomId: room.id,
    taskId: null,
    occurredAt: '2026-03-10T20:00:00.000Z',
    recordedAt: '2026-03-10T20:00:00.000Z',
    recordedBy: { id: id(800), name: 'Hana Ngata' },
    detail,
    late: false,
    note: null,
    conflictReason: null,
    checkedBy: null,
    uncertainTimes: null,
    version: 1,
    amendments: 0,
    voided: null,
    can: ['amend', 'void'],
  }
}

export function fakeBoard(children: BoardChild[], over: Partial<Board> = {}): Board {
  return { now, day, room, task: null, children, ...over }
}

/** The one room of the centre. */
export const fakeRooms = () => [
  { ...room, label: room.name, value: room.code, fromMonths: 0, untilMonths: 36, capacity: 14, isOwn: true },
]
