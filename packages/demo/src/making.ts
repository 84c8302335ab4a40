// What everything about one centre is made from.
import { addDays, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { type Hours, hoursOf } from './hours.ts'
import type { Photos } from './pictures/photos.ts'
import { type Rows, rowsOf } from './rows.ts'
import type { CentreSketch } from './sketch.ts'

export interface Making {
  sketch: CentreSketch
  rows: Rows
  now: Date
  hours: Hours
  /** ISO weekdays on which the centre is open. */
  weekdays: number[]
  /** The days of the story, the oldest first; the last one is today. */
  days: string[]
  today: string
  /** Undefined where there is no storage for them. */
  photos: Photos | undefined
}

const daysBehind = 30

/** The centre is open from Monday to Friday; and on Saturdays, or on Sundays, if that is what today is, so that
 *  whoever starts the demo at the weekend finds children there. */
export function makingOf(sketch: CentreSketch, now: Date, photos?: Photos): Making {
  const hours = hoursOf(now, sketch.timeZone)
  const { today } = hours
  const weekdays = [...new Set([1, 2, 3, 4, 5, weekdayOf(today)])].sort()
  const days = [today]
  for (let day = addDays(today, -1); days.length <= daysBehind; day = addDays(day, -1))
    if (weekdays.includes(weekdayOf(day))) days.unshift(day)
  return { sketch, rows: rowsOf(sketch.tenantId), now, hours, weekdays, days, today, photos }
}

/** The earlier of an instant and now: nothing is recorded in the future. */
export function notAfterNow({ now }: Making, at: Date): Date {
  return at < now ? at : now
}

export function minutesLater(at: Date, minutes: number): Date {
  return new Date(at.getTime() + Math.round(minutes * 60_000))
}
