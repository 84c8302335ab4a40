import type { Query } from '@tanstack/react-query'

/** The days of the contract's `daysQuery`. A record that names none is that of today. */
const days = ['date', 'from', 'until'] as const

/** Whether a query says what is so now, so that its response is of no use on another day. */
export function isOfToday({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>): boolean {
  const input = queryKey[1] as Partial<Record<(typeof days)[number], string>> | undefined
  return meta?.offline === 'today' && days.every((day) => input?.[day] === undefined)
}
