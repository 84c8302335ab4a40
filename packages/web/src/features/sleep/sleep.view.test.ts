import { describe, expect, it } from 'vitest'
import { callsNow } from './sleep.alarm.ts'
import {
  type BoardChild,
  countdownOf,
  groupsOf,
  leftAt,
  type Sleep,
  type Sleeper,
  wakeTime,
} from './sleep.view.ts'

const noon = Date.parse('2026-03-11T12:00:00Z')
const minute = 60_000
const iso = (minutes: number) => new Date(noon + minutes * minute).toISOString()

const sleepOf = (asleepAt: number | null, checks: number[] = [], checkInterval = 10) =>
  ({
    id: `asleep ${asleepAt}`,
    occurredAt: iso(-60),
    detail: { asleepAt: asleepAt === null ? null : iso(asleepAt), upAt: null, checkInterval },
    checks: checks.map((at) => ({ occurredAt: iso(at) })),
  }) as Sleep
const child = (id: string, sleep: Sleep | null, can: string[] = ['record']) =>
  ({ id, sleep, earlier: [], can }) as unknown as BoardChild

describe('groups of the board', () => {
  it('follow from the open sleep, then from whether the child is present', () => {
    const children = [
      child('in bed', sleepOf(null)),
      child('asleep', sleepOf(-5)),
      child('awake', null),
      child('away', null, ['signIn']),
      child('asleep, signed out by mistake', sleepOf(-4), []),
    ]
    const { asleep, inBed, awake, away } = groupsOf({ children })
    expect(asleep.map((one) => one.child.id)).toEqual(['asleep', 'asleep, signed out by mistake'])
    expect(inBed.map((one) => one.child.id)).toEqual(['in bed'])
    expect([awake, away].flat().map(({ id }) => id)).toEqual(['awake', 'away'])
  })

  it('count a child who went home as away, unless a time is chosen when it was here', () => {
    const home = { ...child('home', null), stays: [{ signedInAt: iso(-90), signedOutAt: iso(-5) }] }
    expect(groupsOf({ children: [home] }, iso(0)).away).toEqual([home])
    expect(groupsOf({ children: [home] }, iso(-10)).awake).toEqual([home])
  })

  it('sort overdue before due before the rest, whenever they fell asleep', () => {
    const children = [
      child('checked just now', sleepOf(-50, [-40, -1])),
      child('overdue', sleepOf(-30, [-13])),
      child('soon', sleepOf(-9)),
      child('due', sleepOf(-11)),
      child('short interval', sleepOf(-6, [], 5)),
    ]
    expect(groupsOf({ children }).asleep.map((one) => one.child.id)).toEqual([
      'overdue',
      'due',
      'short interval',
      'soon',
      'checked just now',
    ])
  })
})

describe('a sleeper who was signed out', () => {
  const stay = (from: number, until: number | null) => ({
    signedInAt: iso(from),
    signedOutAt: until === null ? null : iso(until),
  })
  const sleeper = (stays: ReturnType<typeof stay>[], checks: number[] = []) => ({
    child: { ...child('one', null), stays },
    sleep: sleepOf(-30, checks),
  })

  it('has left at the last sign-out, unless it is here again', () => {
    expect(leftAt(sleeper([stay(-90, -5)]).child)).toBe(iso(-5))
    expect(leftAt(sleeper([stay(-90, -50), stay(-40, null)]).child)).toBeUndefined()
    expect(leftAt(sleeper([]).child)).toBeUndefined()
  })

  it('slept until then, but not when it was checked afterwards', () => {
    expect(wakeTime(sleeper([stay(-90, -5)], [-10]))).toBe(iso(-5))
    expect(wakeTime(sleeper([stay(-90, -5)], [-2]))).toBeUndefined()
    expect(wakeTime(sleeper([stay(-90, -40)]))).toBeUndefined()
    expect(wakeTime(sleeper([stay(-90, null)]))).toBeUndefined()
  })
})

describe('the countdown', () => {
  const sleeper = (dueIn: number) => ({ sleep: sleepOf(0), due: noon + dueIn * minute })
  const say = (dueIn: number) => {
    const { urgency, minutes } = countdownOf(sleeper(dueIn), noon)
    return `${urgency} ${minutes}`
  }

  it('rounds minutes left up and minutes over down', () => {
    expect([10, 9.5, 2.01, 2, 0.1, 0, -0.9, -1.99, -2, -7.5].map(say)).toEqual([
      'ok 10',
      'ok 10',
      'ok 3',
      'soon 2',
      'soon 1',
      'due 0',
      'due 0',
      'due 1',
      'overdue 2',
      'overdue 7',
    ])
  })

  it('gives the share of the interval that is left', () => {
    expect([10, 5, 0, -3].map((dueIn) => countdownOf(sleeper(dueIn), noon).left)).toEqual([1, 0.5, 0, -0.3])
  })
})

describe('the alarm', () => {
  const sleepers = (...dueIn: number[]): Sleeper[] =>
    dueIn.map((minutes, i) => ({
      child: child(`${i}`, null),
      sleep: { ...sleepOf(0), id: `${i}` },
      due: noon + minutes * minute,
    }))
  /** The calls at each of these seconds after noon. */
  const run = (all: Sleeper[], ...seconds: number[]) => {
    let before = {}
    return seconds.map((second) => {
      const { call, calls } = callsNow(all, noon + second * 1000, before)
      before = calls
      return call
    })
  }

  it('sounds once when a check is due, and again when it is overdue', () => {
    expect(run(sleepers(1), 0, 59, 60, 61, 120, 179, 180, 181)).toEqual([
      undefined,
      undefined,
      'due',
      undefined,
      undefined,
      undefined,
      'overdue',
      undefined,
    ])
  })

  it('repeats every 30 seconds while a check is overdue', () => {
    expect(run(sleepers(-5), 0, 29, 30, 45, 60)).toEqual([
      'overdue',
      undefined,
      'overdue',
      undefined,
      'overdue',
    ])
  })

  it('uses the louder call when one check is due and another overdue', () => {
    expect(run(sleepers(0, -5), 0)).toEqual(['overdue'])
    expect(run(sleepers(-5, 0), 0)).toEqual(['overdue'])
  })

  it('stops when the child is checked, and sounds again when the next check is due', () => {
    const first = callsNow(sleepers(-5), noon, {})
    const checked = callsNow(sleepers(10), noon, first.calls)
    expect(checked).toEqual({ call: undefined, calls: {} })
    expect(callsNow(sleepers(10), noon + 10 * minute, checked.calls).call).toBe('due')
  })
})
