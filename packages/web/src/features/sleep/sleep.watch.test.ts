import { describe, expect, it } from 'vitest'
import type { Sleep } from './sleep.view.ts'
import {
  type Watch,
  watchWithAsleep,
  watchWithBeds,
  watchWithCheck,
  watchWithSleeps,
  watchWithUp,
} from './sleep.watch.ts'
import { sleepWatchKind } from './sleep.watchKind.ts'

const noon = Date.parse('2026-03-11T12:00:00Z')
const iso = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const by = { by: { id: 'hana', name: 'Hana' }, at: iso(0) }

const sleepOf = (childId: string, asleepAt: number | null, roomId = 'tui') => ({
  id: `of ${childId}`,
  childId,
  roomId,
  occurredAt: iso(-60),
  detail: { asleepAt: asleepAt === null ? null : iso(asleepAt), upAt: null, checkInterval: 10 },
  checks: [] as { occurredAt: string }[],
  version: 2,
})
const watchOf = (...sleeps: ReturnType<typeof sleepOf>[]): Watch => ({
  rooms: [
    { id: 'tui', code: 'tui', name: 'Tūī', own: true },
    { id: 'kereru', code: 'kereru', name: 'Kererū', own: false },
  ],
  children: ['aroha', 'noah', 'mia'].map((id) => ({ id, firstName: id, familyName: 'Parata' })),
  checkInterval: 10,
  sleeps,
})
const teacher: Parameters<typeof sleepWatchKind.looks>[1] = { oversees: false, chosenRoom: undefined }
const manager: Parameters<typeof sleepWatchKind.looks>[1] = { oversees: true, chosenRoom: undefined }
const noRooms = (watch: Watch): Watch => ({
  ...watch,
  rooms: watch.rooms.map((room) => ({ ...room, own: false })),
})

/** For whom, and how many minutes over. */
const told = (watch: Watch, who = teacher, minutes = 0) =>
  sleepWatchKind
    .looks(watch, who, noon + minutes * 60_000)
    .map(({ name, over, isMine }) => `${name} +${over}${isMine ? '' : ' (mark)'}`)

describe('a due check', () => {
  it('is told to the room’s teachers when it is due, the longest over first', () => {
    const watch = watchOf(sleepOf('aroha', -11), sleepOf('noah', -9.9), sleepOf('mia', -14))
    expect(told(watch)).toEqual(['mia +4', 'aroha +1'])
    expect(told(watch, teacher, 0.1)).toEqual(['mia +4', 'aroha +1', 'noah +0'])
  })

  it('tells two of one first name apart', () => {
    const watch = watchOf(sleepOf('aroha', -11), sleepOf('mia', -14))
    const children = [
      { id: 'aroha', firstName: 'Mia', familyName: 'Chen' },
      { id: 'mia', firstName: 'Mia', familyName: 'Parata' },
    ]
    expect(told({ ...watch, children })).toEqual(['Mia P. +4', 'Mia C. +1'])
  })

  it('is told to the managers two minutes later', () => {
    const watch = noRooms(watchOf(sleepOf('aroha', -11.9), sleepOf('noah', -12, 'kereru')))
    expect(told(watch, manager)).toEqual(['noah +2'])
  })

  it('concerns a room that is assigned, signed in to or chosen on the device; another is only marked', () => {
    const watch = watchOf(sleepOf('aroha', -20, 'kereru'))
    expect(told(watch)).toEqual(['aroha +10 (mark)'])
    expect(told(watch, { ...teacher, chosenRoom: 'kereru' })).toEqual(['aroha +10'])
    expect(told(noRooms(watch))).toEqual(['aroha +10'])
  })
})

describe('the watch', () => {
  it('follows the device’s own entries while they wait, from bed to the check', () => {
    const records = [{ id: 'new', childId: 'aroha', occurredAt: iso(-20) }]
    let watch = watchWithBeds(watchOf(), { records, roomCode: 'tui' })
    expect(watchWithBeds(watch, { records, roomCode: 'tui' }).sleeps).toHaveLength(1)
    expect(told(watch)).toEqual([])
    watch = watchWithAsleep(watch, { checkId: 'new', occurredAt: iso(-15) }, by)
    expect(told(watch)).toEqual(['aroha +5'])
    watch = watchWithCheck(watch, { id: 'new', occurredAt: iso(0) }, by)
    expect(told(watch)).toEqual([])
    expect(told(watch, teacher, 11)).toEqual(['aroha +1'])
    expect(watchWithUp(watch, { checkId: 'new' }).sleeps).toEqual([])
  })

  it('applies the sleeps of others, and drops those that ended or were voided', () => {
    const seen = {
      ...sleepOf('aroha', -20),
      checks: [{ occurredAt: iso(-1) }],
      voided: null,
    } as unknown as Sleep
    const watch = watchWithSleeps(watchOf(sleepOf('aroha', -20)), [seen])
    expect(told(watch)).toEqual([])
    const old = { ...seen, version: 1, checks: [] }
    expect(told(watchWithSleeps(watch, [old]))).toEqual([])
    const up = { ...seen, version: 3, detail: { ...seen.detail, upAt: iso(0) } }
    expect(watchWithSleeps(watch, [up]).sleeps).toEqual([])
    const voided = { ...seen, voided: { reason: 'Another child' } } as Sleep
    expect(watchWithSleeps(watch, [voided]).sleeps).toEqual([])
  })

  it('has one sleep for a child whom two devices put to bed', () => {
    const records = [{ id: 'mine', childId: 'aroha', occurredAt: iso(-2) }]
    const watch = watchWithBeds(watchOf(), { records, roomCode: 'tui' })
    const theirs = { ...sleepOf('aroha', null), id: 'theirs', voided: null } as unknown as Sleep
    expect(watchWithSleeps(watch, [theirs]).sleeps.map(({ id }) => id)).toEqual(['theirs'])
  })
})
