import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  withAsleep,
  withBeds,
  withCheck,
  withoutCheck,
  withoutStep,
  withSleeps,
  withUp,
  withWhole,
} from './sleep.effects.ts'
import type { Board, BoardChild } from './sleep.view.ts'

const at = (time: string) => `2026-03-10T${time}:00.000Z`
const hana = { by: { id: 'hana', name: 'Hana' }, at: at('23:10') }

const child = (id: string): BoardChild => ({
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
  sunscreenConsent: null,
  presence: 'present',
  marks: [],
  absence: null,
  awayUntil: null,
  isTermBreak: false,
  expectedFrom: null,
  expectedUntil: null,
  attendanceId: 's',
  signedInAt: at('19:15'),
  signedOutAt: null,
  inRoomCode: 'tui',
  stays: [{ signedInAt: at('19:15'), signedOutAt: null }],
  sleep: null,
  earlier: [],
  can: ['record'],
})
const board: Board = {
  now: at('23:10'),
  day: '2026-03-11',
  room: { id: 'r', code: 'tui', name: 'Tūī' },
  task: { id: 't', dueAt: at('23:00'), done: 0, total: 2 },
  checkInterval: 10,
  children: [child('a'), child('b'), child('c')],
}
const of = (shown: Board, id: string) => shown.children.find((one) => one.id === id)
const beds = (...ids: string[]) => ({
  taskId: 't',
  records: ids.map((id) => ({ id: `of ${id}`, childId: id, occurredAt: at('23:10') })),
})
const look = { breathing: 'normal', warmth: 'hot', colour: 'normal', position: 'side' } as const
const check = (checkId: string, time: string) => ({ id: 'of a', checkId, occurredAt: at(time), ...look })
const step = (time: string, ...ids: string[]) => ({
  checkId: ids.map((id) => `of ${id}`).join(','),
  occurredAt: at(time),
})

const inBed = withBeds(board, beds('a', 'b'), hana)
const asleep = withAsleep(inBed, step('23:20', 'a'), hana)
const up = withUp(asleep, step('23:50', 'a', 'b'), hana)

describe('a step that has not been sent', () => {
  it('puts to bed with the interval in force, and counts for the task', () => {
    expect(of(inBed, 'a')?.sleep).toMatchObject({
      id: 'of a',
      taskId: 't',
      occurredAt: at('23:10'),
      recordedBy: hana.by,
      detail: { asleepAt: null, upAt: null, checkInterval: 10 },
      steps: [{ step: 'inBed', occurredAt: at('23:10'), recordedBy: hana.by }],
    })
    expect(of(inBed, 'c')?.sleep).toBeNull()
    expect(inBed.task).toMatchObject({ done: 2, total: 2 })
  })

  it('does not change a child who is already in bed', () => {
    const again = { ...beds('a'), records: [{ id: 'other', childId: 'a', occurredAt: at('23:11') }] }
    expect(of(withBeds(inBed, again, hana), 'a')).toEqual(of(inBed, 'a'))
  })

  it('marks only the named children as asleep', () => {
    expect(of(asleep, 'a')?.sleep?.detail.asleepAt).toBe(at('23:20'))
    expect(of(asleep, 'b')?.sleep?.detail.asleepAt).toBeNull()
  })

  it('ends the sleep and lists it among the earlier ones; a child who never slept has no time asleep', () => {
    expect(of(up, 'a')).toMatchObject({ sleep: null, earlier: [{ detail: { upAt: at('23:50') } }] })
    expect(of(up, 'b')?.earlier[0]?.detail).toEqual({ asleepAt: null, upAt: at('23:50'), checkInterval: 10 })
  })

  it('is undone, the last one first', () => {
    const back = withoutStep(up, { checkId: 'of a', step: 'up' })
    expect(of(back, 'a')).toMatchObject({
      sleep: { detail: { asleepAt: at('23:20'), upAt: null } },
      earlier: [],
    })
    expect(of(back, 'b')).toEqual(of(up, 'b'))
    const backInBed = withoutStep(back, { checkId: 'of a', step: 'asleep' })
    expect(of(backInBed, 'a')?.sleep?.detail.asleepAt).toBeNull()
    expect(of(withoutStep(backInBed, { checkId: 'of a', step: 'inBed' }), 'a')?.sleep).toBeNull()
  })
})

describe('a check that has not been sent', () => {
  it('is added in order of time, and never replaces another check', () => {
    const twice = withCheck(withCheck(asleep, check('2', '23:40'), hana), check('1', '23:30'), hana)
    expect(of(twice, 'a')?.sleep?.checks.map(({ id }) => id)).toEqual(['1', '2'])
    expect(of(twice, 'a')?.sleep?.checks[0]).toMatchObject({ ...look, recordedBy: hana.by, note: null })
    expect(of(withoutCheck(twice, { id: '1' }), 'a')?.sleep?.checks.map(({ id }) => id)).toEqual(['2'])
  })
})

it('a whole sleep is listed among the earlier ones', () => {
  const whole = { id: 'w', childId: 'c', occurredAt: at('20:00'), asleepAt: at('20:10'), upAt: at('21:00') }
  const shown = withWhole(board, { ...whole, note: 'after a walk' }, hana)
  expect(of(shown, 'c')).toMatchObject({
    sleep: null,
    earlier: [{ id: 'w', note: 'after a walk', detail: { asleepAt: at('20:10'), upAt: at('21:00') } }],
  })
})

describe('changes from another device', () => {
  const receivedOf = (shown: Board, id: string, version: number) => {
    const child = of(shown, id)
    const [last] = [child?.sleep, ...(child?.earlier ?? [])].flatMap((one) => one ?? [])
    if (!last) throw new Error('it has no sleep')
    return { ...last, version }
  }

  it('replace what is shown: in bed, asleep, up', () => {
    const shown = withSleeps(board, [receivedOf(inBed, 'a', 1), receivedOf(inBed, 'b', 1)])
    expect(shown.children.map(({ sleep }) => sleep?.id)).toEqual(['of a', 'of b', undefined])
    expect(shown.task).toMatchObject({ done: 2 })
    const later = withSleeps(shown, [receivedOf(up, 'a', 3)])
    expect(of(later, 'a')).toMatchObject({ sleep: null, earlier: [{ id: 'of a' }] })
    expect(of(later, 'b')).toEqual(of(shown, 'b'))
  })

  it('do not undo a later version, and remove voided sleeps', () => {
    const shown = withSleeps(board, [receivedOf(asleep, 'a', 2)])
    expect(withSleeps(shown, [receivedOf(inBed, 'a', 1)])).toEqual(shown)
    const voided = { at: at('23:30'), by: hana.by, reason: null }
    expect(of(withSleeps(shown, [{ ...receivedOf(asleep, 'a', 3), voided }]), 'a')?.sleep).toBeNull()
  })
})

it('applying an effect twice gives the same board as applying it once', () => {
  const effects = [
    (shown: Board) => withBeds(shown, beds('a', 'c'), hana),
    (shown: Board) => withAsleep(shown, step('23:20', 'a'), hana),
    (shown: Board) => withCheck(shown, check('1', '23:30'), hana),
    (shown: Board) => withUp(shown, step('23:50', 'a', 'b'), hana),
    (shown: Board) => withoutCheck(shown, { id: '1' }),
    (shown: Board) => withoutStep(shown, { checkId: 'of a', step: 'up' }),
    (shown: Board) =>
      withWhole(shown, { id: 'w', childId: 'b', occurredAt: at('20:00'), upAt: at('21:00') }, hana),
  ]
  fc.assert(
    fc.property(fc.subarray(effects), fc.constantFrom(...effects), (before, effect) => {
      const start = before.reduce((shown, apply) => apply(shown), inBed)
      const once = effect(start)
      expect(effect(once)).toEqual(once)
    }),
  )
})
