import { describe, expect, test } from 'vitest'
import { type Watch, watchWithLook } from './aftercare.watch.ts'
import { aftercareWatchKind } from './aftercare.watchKind.ts'

const start = Date.parse('2026-03-10T21:00:00.000Z')
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const after = (minutes: number) => start + minutes * 60_000
const watched = (number: number, roomCode: string, from = 0): Watch['watched'][number] => ({
  incidentId: `incident ${number}`,
  child: { id: `child ${number}`, firstName: 'Olivia', familyName: `Stone${number}` },
  roomCode,
  times: [at(from + 15), at(from + 30)],
  lastAt: null,
})
const rooms = [
  { code: 'tui', name: 'Tūī', own: true },
  { code: 'kereru', name: 'Kererū', own: false },
]
const watch: Watch = { rooms, watched: [watched(1, 'tui', 3), watched(2, 'tui'), watched(3, 'kereru')] }
type Watcher = Parameters<typeof aftercareWatchKind.looks>[1]
const teacher: Watcher = { oversees: false, chosenRoom: undefined }
const manager: Watcher = { oversees: true, chosenRoom: undefined }
const told = (of: Watch, watcher: Watcher, minutes: number) =>
  aftercareWatchKind
    .looks(of, watcher, after(minutes))
    .flatMap(({ name, room, over, isMine }) => (isMine ? [[name, room.name, over]] : []))

test('of all rooms are told those who get the message about a missed look', () => {
  expect(aftercareWatchKind.rights.oversee).toBe('safety.oversee')
})

describe('a due look', () => {
  test('is told to the room’s teachers at once, the longest over first', () => {
    expect(told(watch, teacher, 14)).toEqual([])
    expect(told(watch, teacher, 15)).toEqual([['Olivia Stone2', 'Tūī', 0]])
    expect(told(watch, teacher, 18.5)).toEqual([
      ['Olivia Stone2', 'Tūī', 3],
      ['Olivia Stone1', 'Tūī', 0],
    ])
  })

  test('is told to managers two minutes later, of every room', () => {
    const elsewhere = { ...watch, rooms: rooms.map((room) => ({ ...room, own: false })) }
    expect(told(elsewhere, manager, 16)).toEqual([])
    expect(told(elsewhere, manager, 17)).toHaveLength(2)
  })

  test('of another room is told to who has chosen it, or to a teacher without any room', () => {
    const chosen = { oversees: false, chosenRoom: 'kereru' }
    expect(told(watch, chosen, 15)).toHaveLength(2)
    const without = { ...watch, rooms: rooms.map((room) => ({ ...room, own: false })) }
    expect(told(without, teacher, 15)).toHaveLength(2)
  })

  test('goes with the look, and ends an hour after the last time', () => {
    const input = { id: 'look', incidentId: 'incident 2', signs: [], seenAt: at(15) }
    const seen = watchWithLook(watch, input, { at: at(40) })
    expect(told(seen, teacher, 16)).toEqual([])
    // One that was taken before and is sent later.
    expect(watchWithLook(seen, { ...input, seenAt: at(14) }, { at: at(40) })).toEqual(seen)
    expect(told(watch, teacher, 90)).toHaveLength(2)
    expect(told(watch, teacher, 91)).toHaveLength(1)
  })
})
