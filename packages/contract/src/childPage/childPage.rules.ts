import { addDays } from '../kernel/dates.ts'

const chartDays = 30

/** The days of the charts, oldest first; the last one is this one. */
export function chartDaysUpTo(today: string): string[] {
  return Array.from({ length: chartDays }, (_, index) => addDays(today, index + 1 - chartDays))
}

interface Page {
  child: { id: string }
  moments: readonly { id: string }[]
}

/** Ids of whom and what a child's page shows; an event that names one of them changes it. */
export const idsOnPage = ({ child, moments }: Page): string[] => [child, ...moments].map(({ id }) => id)
