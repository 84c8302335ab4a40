// The hours of a demo centre, and where on its clock the story of a day is told.
//
// Every day is told as if the centre opened at 7:00 and closed at 18:00 ("told" minutes). Whoever starts the demo
// between 10:15 and 16:15 of the centre's clock sees those hours. At any other time nothing could be "half done"
// (it would be night there, or everybody would have gone home), and nothing may be recorded for a time to come;
// so then the centre keeps other hours: moved by so much that now is about half past ten of the told day, each
// day of the story alike. Close to midnight the hours before or after now are squeezed into what the day has.
import { dayAt, dayBounds, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'

export interface Hours {
  timeZone: string
  today: string
  /** What the told clock shows now, in minutes after midnight. */
  toldNow: number
  /** The instant of a told minute on a day; never before the day begins, and today's past never after now. */
  at(day: string, told: number): Date
  /** The told minute of an instant of a day. */
  toldAt(day: string, instant: Date): number
  /** The instant of a time on the centre's clock, `HH:mm`. */
  instantOf(day: string, time: string): Date
  /** A told minute on the centre's clock, `HH:mm`. */
  time(told: number): string
  /** Two times of which the second is later, however much they are squeezed. */
  span(from: number, until: number): [from: string, until: string]
}

/** Told minutes of a time of day. */
export const told = (hour: number, minute = 0) => hour * 60 + minute

const opens = told(7)
const closes = told(18)
const usual = { from: told(10, 15), until: told(16, 15) }
const halfDone = told(10, 30)

export function hoursOf(now: Date, timeZone: string): Hours {
  const today = dayAt(now, timeZone)
  const clock = clockOf(timeZone)
  const real = clock.minute(today, now)
  const isUsual = real >= usual.from && real <= usual.until
  const shift = isUsual ? 0 : Math.floor((real - halfDone) / 15) * 15
  const toldNow = real - shift
  const { from, until } = dayBounds(today, timeZone)
  const first = Math.max(clock.minute(today, from), opens + shift)
  const last = Math.max(real, Math.min(clock.minute(today, until) - 1, closes + shift))
  const before = (real - first) / (toldNow - opens)
  const after = (last - real) / (closes - toldNow)
  const onClock = (minute: number) => real + (minute - toldNow) * (minute <= toldNow ? before : after)
  const toldAt = (day: string, instant: Date) => {
    const minute = clock.minute(day, instant)
    // At midnight all hours before or after are squeezed into one instant.
    return toldNow + (minute - real) / ((minute <= real ? before : after) || 1)
  }
  const at = (day: string, minute: number) => clock.at(day, onClock(minute))
  const time = (minute: number) => timeAt(at(today, minute), timeZone)
  return {
    timeZone,
    today,
    toldNow,
    at,
    toldAt,
    instantOf: clock.instantOf,
    time,
    span(from, until) {
      const start = [time(from), '23:58'].sort()[0] as string
      const end = time(until)
      return [start, end > start ? end : later(start)]
    },
  }
}

/** A minute later, before midnight. */
function later(time: string): string {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 1
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

interface Clock {
  /** The minute of a day at which an instant lies. */
  minute(day: string, instant: Date): number
  at(day: string, minute: number): Date
  /** The instant of a time of day, remembered: asking a calendar takes its time. */
  instantOf(day: string, time: string): Date
}

const clocks = new Map<string, Clock>()

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone) ?? newClock(timeZone)
  clocks.set(timeZone, known)
  return known
}

/** Minutes of a day are counted from its noon, so that they are the clock's own but for the night on which the
 *  clock is changed: then the hours before that are an hour off, and still in order. */
function newClock(timeZone: string): Clock {
  const instants = new Map<string, number>()
  const remembered = (day: string, time: string): number => {
    const key = day + time
    const known = instants.get(key) ?? instantOf(day, time, timeZone).getTime()
    instants.set(key, known)
    return known
  }
  return {
    minute: (day, instant) => 720 + (instant.getTime() - remembered(day, '12:00')) / 60_000,
    at(day, minute) {
      const instant = remembered(day, '12:00') + Math.floor((minute - 720) * 60) * 1000
      return new Date(minute < 120 ? Math.max(remembered(day, '00:00'), instant) : instant)
    },
    instantOf: (day, time) => new Date(remembered(day, time)),
  }
}
