import { useQueries } from '@tanstack/react-query'
import type { DayCount } from './DayMark.tsx'
import { monthQuery } from './today.data.ts'

/** What is known of each day of these months, `2026-03`; days that have not been read are missing. */
export function useMonthCounts(months: readonly string[]): Map<string, DayCount> {
  return useQueries({
    queries: [...new Set(months)].map(monthQuery),
    combine: (reads) => new Map(reads.flatMap(({ data = [] }) => data.map((count) => [count.day, count]))),
  })
}
