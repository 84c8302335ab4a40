import { periodIn } from '@daybook/contract/kernel/period.title.ts'

/** A title as it is, or the days of the period that it names: 9 Mar 2026 – 15 Mar 2026. */
export function titleWords(title: string, sayDay: (day: string) => string): string {
  const period = periodIn(title)
  return period ? `${sayDay(period.from)} – ${sayDay(period.until)}` : title
}
