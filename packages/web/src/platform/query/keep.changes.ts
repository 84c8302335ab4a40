// Keeps on the device what answers and events have changed in stored responses. Without it, a page that opens offline
// would show a child as not fed whose feed the server has accepted.
import { hashKey, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { isKept, pageKey, store } from './offline.read.ts'
import { queryClient } from './query.client.ts'
import { currentUser, setPending } from './remembered.ts'

/** Changes are stored together, this long after the first. */
const delay = 1000

let timer: ReturnType<typeof setTimeout> | undefined

/** @param data the server's data of a query, without writes that still wait */
export function keepChange(queryKey: QueryKey, data: unknown): void {
  const query = queryClient.getQueryCache().get(hashKey(queryKey))
  const userId = currentUser()
  if (!userId || !isKept(query?.meta?.offline)) return
  // It is as old as the response that was changed.
  for (const [key, part] of partsOf(queryKey, data))
    setPending(userId, key, part, query?.state.dataUpdatedAt ?? 0)
  if (timer !== undefined) return
  timer = setTimeout(storeChanges, delay)
  // A page that is hidden may be closed at once.
  document.addEventListener('visibilitychange', storeChanges)
}

function storeChanges(): void {
  clearTimeout(timer)
  timer = undefined
  document.removeEventListener('visibilitychange', storeChanges)
  void store()
}

/** A list that grows is stored by page, as it was read. */
function partsOf(queryKey: QueryKey, data: unknown): [QueryKey, unknown][] {
  if (queryKey.at(-1) !== 'pages') return [[queryKey, data]]
  // Its key says that it is one.
  const { pages, pageParams } = data as InfiniteData<unknown>
  return pages.map((page, i) => [pageKey(queryKey, pageParams[i]), page])
}
