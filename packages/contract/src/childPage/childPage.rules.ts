import { addDays } from '../kernel/dates.ts'

const chartDays = 30

/** The days of the charts, oldest first, up to and including today. */
export function chartDaysUpTo(today: string): string[] {
  return Array.from({ length: chartDays }, (_, index) => addDays(today, index + 1 - chartDays))
}

interface Page {
  child: { id: string }
  moments: readonly { id: string }[]
}

/** Ids of the child and moments on a page. An event with one of these ids changes the page. */
export const idsOnPage = ({ child, moments }: Page): string[] => [child, ...moments].map(({ id }) => id)

/** The child of a page's charts, from the query's input. An event that names the child changes them. */
export const childOfCharts = (_: unknown, { id }: { id: string }): string[] => [id]
