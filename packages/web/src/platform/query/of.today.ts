import type { Query } from '@tanstack/react-query'

/** Whether a query says what is so now, so that its response is of no use on another day. */
export function isOfToday({ queryKey, meta }: Pick<Query, 'queryKey' | 'meta'>): boolean {
  const input = queryKey[1] as { date?: string } | undefined
  return meta?.offline === 'today' && input?.date === undefined
}
