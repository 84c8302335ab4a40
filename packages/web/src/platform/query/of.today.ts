import type { Query } from '@tanstack/react-query'

/** The days of the contract's `daysQuery`. A record that names none is that of today. */
interface Days {
  date?: string
  from?: string
  until?: string
}

/** Whether a query says what is so now, so that its response is of no use on another day. */
export function isOfToday({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>): boolean {
  const { date, from, until } = (queryKey[1] ?? {}) as Days
  return meta?.offline === 'today' && (date ?? from ?? until) === undefined
}
