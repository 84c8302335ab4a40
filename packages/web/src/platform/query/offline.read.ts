// Reads from the server what the device can answer too. Without an answer, the device's is used (from.device.ts).
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { begin } from '../idle.ts'
import { serverAnswers } from '../network.ts'
import { queryClient } from './query.client.ts'
import { currentUser, setPending } from './remembered.ts'

/** After this many milliseconds without an answer, a screen shows what the device has. The request goes on. */
const patience = 5000
/** The same while the server has not answered other requests either. */
const shortPatience = 300

/** @param page of a list that grows
 *  @throws ApiError */
export async function readOffline<Out>(
  queryKey: QueryKey,
  page: unknown,
  fetch: () => Promise<Out>,
): Promise<Out> {
  const userId = currentUser()
  const query = queryClient.getQueryCache().get(hashKey(queryKey))
  if (!userId || !query) return fetch()
  const read = { query, page, key: pageKey(queryKey, page), isOver: false }
  const late = setTimeout(
    () => void fromDevice().then((loaded) => loaded?.showOld(read)),
    serverAnswers.get() ? patience : shortPatience,
  )
  try {
    const data = await fetch()
    setPending(userId, read.key, data, Date.now())
    storeWhenIdle()
    return data
  } catch (error) {
    const loaded = await fromDevice()
    if (!loaded) throw error
    // It was stored under the same query key of the same contract, so it has this type.
    return (await loaded.readStored(read, error)) as Out
  } finally {
    read.isOver = true
    clearTimeout(late)
  }
}

const fromDevice = () => import('./from.device.ts').catch(() => undefined)

/** Under which a response is stored.
 *  @param page of a list that grows: its number, or where it begins; null for the first */
export const pageKey = (queryKey: QueryKey, page: unknown): QueryKey =>
  page === undefined ? queryKey : [...queryKey, page ?? 1]

/** Responses of the operation are stored. */
export const isKept = (offline: unknown): boolean => offline === 'cache' || offline === 'today'

/** Later, because the screen that shows the response comes first. */
function storeWhenIdle(): void {
  const end = begin()
  const run = () => void store().finally(end)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 })
  else run()
}

export const store = (): Promise<void> =>
  import('./stored.reads.ts').then(
    ({ storePending }) => storePending(),
    () => undefined,
  )
