// Days on which a person would not work: public holidays, and the weekdays that are not theirs. Where nobody has said which
// those are, the days on which no child is enrolled.
import { type WorkingWeek, weekdaysOn } from '@daybook/contract/leave/leave.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { placeOfCentre, publicHolidays } from '../centre/index.ts'
import { weekdaysOpen } from './leave.queries.ts'

interface Span {
  from: string
  until: string
}

/** Reads once what is free for a person in several times; `isFreeIn(0)` asks about a day of the first.
 *  @param weeks of the person, the newest first */
export async function freeDays(tx: Tx, weeks: readonly WorkingWeek[], spans: readonly Span[]) {
  const from = spans.map((span) => span.from).toSorted()[0]
  const until = spans
    .map((span) => span.until)
    .toSorted()
    .at(-1)
  const holidays = from && until ? await publicHolidays(await placeOfCentre(tx), from, until) : []
  const holidayDays = new Set(holidays.map(({ day }) => day))
  const open = await weekdaysOpen(tx, spans)
  const isHoliday = (day: string) => holidayDays.has(day)
  return {
    holidays,
    isHoliday,
    isFreeIn: (span: number) => (day: string) => {
      const own = weekdaysOn(weeks, day)
      const isWorked = own ? own.includes(isoWeekday(day)) : open[span]?.has(isoWeekday(day))
      return isHoliday(day) || !isWorked
    },
  }
}

/** 1 is Monday. */
const isoWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
