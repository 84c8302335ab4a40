// Days on which nobody would work: public holidays, and those on which no child is enrolled.
import type { Tx } from '../../platform/database/database.ts'
import { placeOfCentre, publicHolidays } from '../centre/index.ts'
import { weekdaysOpen } from './leave.queries.ts'

interface Span {
  from: string
  until: string
}

/** Reads once what is free in several times; `isFreeIn(0)` asks about a day of the first. */
export async function freeDays(tx: Tx, spans: readonly Span[]) {
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
    isFreeIn: (span: number) => (day: string) => isHoliday(day) || !open[span]?.has(isoWeekday(day)),
  }
}

/** 1 is Monday. */
const isoWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7
