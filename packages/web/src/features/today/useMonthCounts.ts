import { useQueries } from '@tanstack/react-query'
import type { DayCount } from './DayMark.tsx'
import { monthQuery } from './today.data.ts'

/** The loaded counts of each day in these months (`2026-03`). Days not loaded yet are missing. */
export function useMonthCounts(months: readonly string[]): Map<string, DayCount> {
  return useQueries({
    queries: [...new Set(months)].map(monthQuery),
    combine: (reads) => new Map(reads.flatMap(({ data = [] }) => data.map((count) => [count.day, count]))),
  })
}
