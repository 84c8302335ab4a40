import { addDays } from '../kernel/dates.ts'

const chartDays = 30

/** The days of the charts, oldest first; the last one is this one. */
export function chartDaysUpTo(today: string): string[] {
  return Array.from({ length: chartDays }, (_, index) => addDays(today, index + 1 - chartDays))
}
