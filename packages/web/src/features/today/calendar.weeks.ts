// Calendar weeks (starting on Monday) and months. Days are `YYYY-MM-DD`, months `YYYY-MM`.
import { addDays, weekdayOf } from '@daybook/contract/kernel/dates.ts'

/** The seven days of this day's week. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day))
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** The whole weeks of a month, including days of the months before and after. */
export function weeksOfMonth(month: string): string[][] {
  const weeks = [weekOf(`${month}-01`)]
  for (;;) {
    const next = addDays(weeks.at(-1)?.[0] ?? '', 7)
    if (monthOf(next) !== month) return weeks
    weeks.push(weekOf(next))
  }
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
