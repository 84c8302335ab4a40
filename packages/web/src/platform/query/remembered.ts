// Stores responses on the device, so that pages open offline. They are shown only to the user who read them, for at most
// a week, and are deleted when that user signs out.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/api.error.ts'
import type { Read } from '../device/device.ts'
import { firstReads } from '../device/first.reads.ts'
import { begin } from '../idle.ts'
import { session } from '../session/current.ts'

/** A hash of the contract, from the build (vite.config.ts). An answer of another contract may lack what screens read. */
declare const __CONTRACT__: string

const maxAge = 7 * 86_400_000

const idOf = (userId: string, key: QueryKey) => `${userId} ${hashKey(key)}`
const device = () =>
  import('../device/device.ts').then(
    ({ openDevice }) => openDevice(),
    () => undefined,
  )

/** Fetches from the server. When offline, returns this user's last response. @throws ApiError if there is neither */
export async function remembered<Out>(queryKey: QueryKey, fetch: () => Promise<Out>): Promise<Out> {
  const userId = session.get().userInfo?.user_id
  if (!userId) return fetch()
  try {
    const data = await fetch()
    keepWhenIdle(userId, queryKey, data)
    return data
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const known = await storedRead(userId, queryKey)
    if (!known) throw error
    // It was stored under the same query key of the same contract, so it has this type.
    return known.data as Out
  }
}

async function storedRead(userId: string, queryKey: QueryKey) {
  const known = await (await device())?.reads.get(idOf(userId, queryKey)).catch(() => undefined)
  return known && isValid(known) ? known : undefined
}

const isValid = ({ contract, at }: Read) => contract === __CONTRACT__ && Date.now() - at <= maxAge

/** This user's last responses to these queries, if they are of this day: another day has other tasks and children. */
export async function rememberedToday(
  queryKeys: readonly QueryKey[],
): Promise<{ queryKey: QueryKey; data: unknown; at: number }[]> {
  const { userInfo, tenantInfo } = session.get()
  if (!userInfo || !tenantInfo) return []
  const idOfKey = (queryKey: QueryKey) => idOf(userInfo.user_id, queryKey)
  const dayOf = (at: number) => dayAt(new Date(at), tenantInfo.timeZone)
  const found = await firstReads(queryKeys.map(idOfKey))
  return queryKeys.flatMap((queryKey) => {
    const read = found.get(idOfKey(queryKey))
    const isOfToday = read && isValid(read) && dayOf(read.at) === dayOf(Date.now())
    return isOfToday ? [{ queryKey, data: read.data, at: read.at }] : []
  })
}

/** Later, because the screen that shows the response comes first. */
function keepWhenIdle(...response: Parameters<typeof keep>): void {
  const end = begin()
  const run = () => void keep(...response).finally(end)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 })
  else run()
}

async function keep(userId: string, queryKey: QueryKey, data: unknown): Promise<void> {
  try {
    const opened = await device()
    // The user may have signed out during the request.
    if (session.get().userInfo?.user_id !== userId) return
    await opened?.reads.put({
      id: idOf(userId, queryKey),
      userId,
      data,
      at: Date.now(),
      contract: __CONTRACT__,
    })
  } catch {
    // The device is full. The response is on screen, but not stored.
  }
}

/** Deletes every stored response. What waits to be sent stays. */
export async function forgetReads(): Promise<void> {
  await (await device())?.reads.clear()
}

/** Deletes expired responses and those of users who have signed out. */
export async function forgetOldReads(): Promise<void> {
  const reads = (await device())?.reads
  const userId = session.get().userInfo?.user_id
  await reads
    ?.where('at')
    .below(Date.now() - maxAge)
    .delete()
  await (userId ? reads?.where('userId').notEqual(userId) : reads?.toCollection())?.delete()
}
