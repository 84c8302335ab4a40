// A room's board for component tests, as the server sends it: Tūī with three children who came at eight.
import type { CareBoard, CareBoardChild, CareEntry } from '@daybook/contract/care/care.kind.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { room } from '@daybook/contract/room/room.kind.ts'

type Room = AnswerOf<(typeof room.operations)['listRooms']>[number]

const id = (end: string) => `00000000-0000-7000-8000-0000000000${end}`
const came = '2026-03-10T19:00:00.000Z'
const tui = { id: id('e1'), code: 'tui', name: 'Tūī' }
const by = { id: id('a1'), name: 'Hana Ngata' }

export const rooms = (): Room[] => [
  { ...tui, label: 'Tūī', value: 'tui', fromMonths: 12, untilMonths: 24, capacity: 12 },
]

export function childOn<Detail>(
  place: 1 | 2 | 3,
  firstName: string,
  special: Partial<CareBoardChild<Detail>> = {},
): CareBoardChild<Detail> {
  const attendanceId = id(`f${place}`)
  return {
    id: id(`c${place}`),
    firstName,
    familyName: 'Parata',
    birthDate: '2024-06-01',
    picture: null,
    roomId: tui.id,
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
    presence: 'present',
    marks: [],
    expectedFrom: came,
    expectedUntil: '2026-03-11T04:00:00.000Z',
    attendanceId,
    signedInAt: came,
    signedOutAt: null,
    inRoomCode: 'tui',
    absence: null,
    awayUntil: null,
    isTermBreak: false,
    last: null,
    entries: [],
    stays: [{ signedInAt: came, signedOutAt: null }],
    can: ['record'],
    ...special,
  }
}

export function boardOf<Detail>(children: CareBoardChild<Detail>[]): CareBoard<Detail> {
  return { now: new Date().toISOString(), day: '2026-03-11', room: tui, task: null, children }
}

/** An entry of a child from half past eight. */
export function entryOf<Detail>(child: { id: string }, detail: Detail): CareEntry<Detail> {
  const at = '2026-03-10T19:30:00.000Z'
  return {
    id: child.id.replace(/c(\d)$/, 'b$1'),
    childId: child.id,
    roomId: tui.id,
    taskId: null,
    occurredAt: at,
    recordedAt: at,
    recordedBy: by,
    late: false,
    note: null,
    conflictReason: null,
    checkedBy: null,
    version: 1,
    amendments: 0,
    uncertainTimes: null,
    voided: null,
    can: [],
    detail,
  }
}

interface Claim<Detail> {
  id: string
  childId: string
  note?: string | null | undefined
  detail: Detail
}

/** The answers of a board that keeps what is recorded, until it is removed. */
export function keptBoard<Detail>(children: readonly CareBoardChild<Detail>[]) {
  const kept = new Map<string, CareEntry<Detail>>()
  const withKept = (child: CareBoardChild<Detail>): CareBoardChild<Detail> => {
    const own = [...kept.values()].filter(({ childId }) => childId === child.id)
    return { ...child, last: own.at(-1) ?? child.last, entries: [...child.entries, ...own] }
  }
  return {
    getBoard: () => boardOf(children.map(withKept)),
    recordMany: ({ records }: { records: readonly Claim<Detail>[] }) =>
      records.map(({ id, childId, note, detail }) => {
        const at = new Date().toISOString()
        const entry = {
          ...entryOf({ id: childId }, detail),
          id,
          occurredAt: at,
          recordedAt: at,
          note: note ?? null,
        }
        kept.set(id, entry)
        return entry
      }),
    remove: ({ ids }: { ids: string }) => {
      for (const id of ids.split(',')) kept.delete(id)
      return null
    },
  }
}
