// What a query shows from the device while the server does not answer. Loaded when it is first needed.
import type { InfiniteData, Query, QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/api.error.ts'
import type { Read } from '../device/device.ts'
import { serverAnswers } from '../network.ts'
import { NotReadToday } from './not.read.today.ts'
import { isOfToday } from './of.today.ts'
import { queryClient } from './query.client.ts'
import { isToday } from './remembered.ts'
import { storedRead } from './stored.reads.ts'

/** Where a device has no response of today: what it makes of another one that it has, of whatever day. */
export interface StandIn {
  queryKey: QueryKey
  from: (data: unknown) => unknown
}

interface OfflineRead {
  query: Query
  /** Of a list that grows. */
  page: unknown
  /** Under which its response is stored. */
  key: QueryKey
  isOver: boolean
}

/** The server has not answered yet. Shows what the device has, and that it may be out of date. */
export async function showOld(read: OfflineRead): Promise<void> {
  const { query, page, key } = read
  serverAnswers.set(false)
  const isEmpty = page === undefined && query.state.data === undefined
  const stored = isEmpty ? await usable(query, key) : undefined
  if (read.isOver) return
  if (stored) queryClient.setQueryData(query.queryKey, stored.data, { updatedAt: stored.at })
  markOld(query)
}

/** @throws what the server's failure was, if the device has nothing better than what is on screen */
export async function readStored({ query, page, key }: OfflineRead, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError && error.isPassing) || has(query, page)) throw error
  const stored = await usable(query, key)
  // A server that fails has answered: no better network would help.
  if (!stored) throw isOfToday(query) && error.status === 0 ? new NotReadToday(error) : error
  markWhenShown(query, stored.at)
  return stored.data
}

/** What is on screen is as new as what is stored, or newer. */
function has({ state: { data } }: Query, page: unknown): boolean {
  if (page === undefined || data === undefined) return data !== undefined
  // A list that grows is read by page.
  const { pageParams } = data as InfiniteData<unknown>
  return pageParams.some((param) => (param ?? 1) === page)
}

async function usable(query: Query, key: QueryKey): Promise<Read | undefined> {
  const stored = await storedRead(key)
  if (stored && (!isOfToday(query) || isToday(stored.at))) return stored
  const standIn = query.meta?.standIn as StandIn | undefined
  const other = standIn && (await storedRead(standIn.queryKey))
  return other && { ...other, data: standIn.from(other.data) }
}

/** As a query whose fetch failed repeatedly, so that its screen says that it may be out of date (kit/Loaded.tsx). */
const markOld = (query: Query): void => query.setState({ fetchFailureCount: 2 })

/** The cache takes what a query's function returns for new. */
function markWhenShown(query: Query, updatedAt: number): void {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.query !== query || event.type !== 'updated') return
    if (event.action.type === 'success' && event.action.manual) return
    stop()
    if (event.action.type !== 'success') return
    query.setState({ dataUpdatedAt: updatedAt })
    markOld(query)
  })
}
