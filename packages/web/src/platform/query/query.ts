// Reads, cached: `useQuery(query(api.listSleepers, { taskId }))`. The key is ['sleep.listSleepers', input],
// so that everything of an operation can be named at once (`invalidate(api.listSleepers)`).
import { pageSize } from '@daybook/contract/kernel/constants.ts'
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Call } from '../api/client.ts'
import { queryClient } from './query.client.ts'
import { remembered } from './remembered.ts'

/** Milliseconds in which what was fetched for a screen that is opening is not fetched again by the screen itself; for
 *  what is otherwise read anew whenever somebody comes to it. */
export const justRead = 2000

/** Arguments of a call: none are needed when every part of the input may be left out. */
type InputArgs<In> = Record<never, never> extends In ? [input?: In] : [input: In]

export function query<In, Out>(call: Call<In, Out>, ...[input]: InputArgs<In>) {
  return queryOptions({
    queryKey: keyOf(call, input),
    // A call takes its input or nothing, as its own type says.
    queryFn: ({ signal, queryKey }) => read(call as Call<unknown, Out>, input, signal, queryKey),
    meta: { offline: call.wire.offline },
  })
}

/** A page of a list as the server answers it. */
export interface Page<T> {
  records: T[]
  total: number
  size: number
  current: number
  pages: number
}

/** A list that grows page by page (10 each); a page with fewer records is the last. */
export function pagedQuery<In extends { current?: unknown; size?: unknown }, T>(
  call: Call<In, Page<T>>,
  input: Omit<In, 'current' | 'size'>,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(call, input), 'pages'],
    queryFn: ({ signal, pageParam, queryKey }) => {
      const page = { ...input, current: pageParam, size: pageSize }
      return read(call as Call<unknown, Page<T>>, page, signal, [...queryKey, pageParam])
    },
    initialPageParam: 1,
    getNextPageParam: (last: Page<T>) => (last.records.length < last.size ? undefined : last.current + 1),
    meta: { offline: call.wire.offline },
  })
}

/** What may be shown without a network is remembered on the device. */
function read<Out>(
  call: Call<unknown, Out>,
  input: unknown,
  signal: AbortSignal,
  key: QueryKey,
): Promise<Out> {
  const ask = () => call(input, { signal })
  return call.wire.offline === 'cache' ? remembered(key, ask) : ask()
}

export function keyOf<In, Out>(call: Call<In, Out>, input?: unknown): QueryKey {
  return input === undefined ? [call.id] : [call.id, input]
}

/** Everything read by these operations is out of date: what is on screen is read again. */
export async function invalidate(...calls: { id: string }[]): Promise<void> {
  await Promise.all(calls.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
}
