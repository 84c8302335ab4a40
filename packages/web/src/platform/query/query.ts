// Cached reads: `useQuery(query(api.listSleepers, { taskId }))`. The query key is ['sleep.listSleepers', input], so that
// one call invalidates all queries of an operation (`invalidate(api.listSleepers)`).
import { pageSize } from '@daybook/contract/kernel/constants.ts'
import { type InfiniteData, infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Call } from '../api/client.ts'
import { isKept, readOffline } from './offline.read.ts'
import { queryClient } from './query.client.ts'
import { rememberedToday } from './remembered.ts'
import { noteSnapshot } from './snapshots.ts'

/** Stale time in milliseconds for queries that are read each time their screen opens. It keeps the screen from repeating
 *  the prefetch. */
export const justRead = 2000

/** Arguments of a call. The input is optional if all its fields are. */
type InputArgs<In> = Record<never, never> extends In ? [input?: In] : [input: In]

export function query<In, Out>(call: Call<In, Out>, ...[input]: InputArgs<In>) {
  return queryOptions({
    queryKey: keyOf(call, input),
    // The type of `input` comes from the call itself.
    queryFn: ({ signal, queryKey }) => read(call as Call<unknown, Out>, input, signal, queryKey),
    meta: metaOf(call),
  })
}

/** A page of a list as the server sends it. */
export interface Page<T> {
  records: T[]
  total: number
  size: number
  current: number
  pages: number
}

/** A list loaded in pages of 10. A page with fewer records is the last. */
export function pagedQuery<In extends { current?: unknown; size?: unknown }, Out extends Page<unknown>>(
  call: Call<In, Out>,
  input: Omit<In, 'current' | 'size'>,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(call, input), 'pages'],
    queryFn: ({ signal, pageParam, queryKey }) => {
      const page = { ...input, current: pageParam, size: pageSize }
      return read(call as Call<unknown, Out>, page, signal, queryKey, pageParam)
    },
    initialPageParam: 1,
    getNextPageParam: (last: Out) => (last.records.length < last.size ? undefined : last.current + 1),
    select: eachOnce<Out>,
    meta: metaOf(call),
  })
}

/** What was added between two pages moved the last record of one to the next. */
function eachOnce<Out extends Page<unknown>>(data: InfiniteData<Out, number>): InfiniteData<Out, number> {
  const seen = new Set<string>()
  const isNew = (record: unknown) => {
    const { id } = record as { id?: string }
    if (id === undefined) return true
    const isFirst = !seen.has(id)
    seen.add(id)
    return isFirst
  }
  return { ...data, pages: data.pages.map((page) => ({ ...page, records: page.records.filter(isNew) })) }
}

/** A part of a list names where the part after it begins. */
interface Slice {
  next: string | null
}

/** The newest 100 of a list of reports, on the device also without a network. */
export const latestQuery = <T>(listAll: Call<{ descs?: string; size?: unknown }, Page<T>>) => ({
  ...query(listAll, { descs: 'occurredAt', size: 100 }),
  staleTime: justRead,
})

/** A list whose pages name where the next one begins, because others add to its front meanwhile. */
export function cursorQuery<In extends { before?: string | undefined }, Out extends Slice>(
  call: Call<In, Out>,
  input: Omit<In, 'before' | 'size'>,
) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(call, input), 'pages'],
    queryFn: ({ signal, pageParam, queryKey }) => {
      const page = pageParam === null ? input : { ...input, before: pageParam }
      const cursor = pageParam ?? 1
      return read(call as Call<unknown, Out>, page, signal, queryKey, cursor)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Out) => next,
    meta: metaOf(call),
  })
}

/** Stores responses on the device if the operation can be read offline. */
async function read<Out>(
  call: Call<unknown, Out>,
  input: unknown,
  signal: AbortSignal,
  key: QueryKey,
  page?: number | string,
): Promise<Out> {
  let snapshot: string | null = null
  const onSnapshot = (of: string | null) => {
    snapshot = of
  }
  // Quiet: the cache shows a failure once, when no retry is left (query.client.ts).
  const fetch = () => call(input, { signal, quiet: true, onSnapshot })
  const data = await (isKept(call.wire.offline) ? readOffline(key, page, fetch) : fetch())
  // The first page of a list is the oldest.
  if (page === undefined || page === 1) noteSnapshot(key, snapshot)
  return data
}

/** Shows what this device has of today, until the reads that are under way answer. */
export async function showRemembered(queryKeys: readonly QueryKey[]): Promise<void> {
  const isAwaited = (queryKey: QueryKey) => {
    const state = queryClient.getQueryState(queryKey)
    return state?.data === undefined && state?.fetchStatus === 'fetching'
  }
  for (const { queryKey, data, at } of await rememberedToday(queryKeys.filter(isAwaited)))
    if (isAwaited(queryKey)) queryClient.setQueryData(queryKey, data, { updatedAt: at })
}

const metaOf = <In, Out>({ wire: { access, offline } }: Call<In, Out>) => ({ access, offline })

function keyOf<In, Out>(call: Call<In, Out>, input?: unknown): QueryKey {
  return input === undefined ? [call.id] : [call.id, input]
}

/** Marks all queries of these operations as stale and refetches those on screen. */
export async function invalidate(...calls: { id: string }[]): Promise<void> {
  await Promise.all(calls.map(({ id }) => queryClient.invalidateQueries({ queryKey: [id] })))
}
