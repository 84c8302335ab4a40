// What was read lies on the device too, so that a page opens without a network: for whom it was read and for nobody
// else, for a week at most, and no longer than that person is signed in.
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/api.error.ts'
import { session } from '../session/current.ts'

const keptFor = 7 * 86_400_000

const idOf = (userId: string, key: QueryKey) => `${userId} ${hashKey(key)}`
const device = () =>
  import('../device/device.ts').then(
    ({ openDevice }) => openDevice(),
    () => undefined,
  )

/** Asks the server; where no answer comes, what it last said to this person. @throws ApiError when there is neither */
export async function remembered<Out>(queryKey: QueryKey, ask: () => Promise<Out>): Promise<Out> {
  const userId = session.get().userInfo?.user_id
  if (!userId) return ask()
  try {
    const data = await ask()
    void keep(userId, queryKey, data)
    return data
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const known = await (await device())?.reads.get(idOf(userId, queryKey)).catch(() => undefined)
    if (!known || Date.now() - known.at > keptFor) throw error
    // Kept under the query that asks for it.
    return known.data as Out
  }
}

async function keep(userId: string, queryKey: QueryKey, data: unknown): Promise<void> {
  try {
    const opened = await device()
    // The person may have signed out meanwhile.
    if (session.get().userInfo?.user_id !== userId) return
    await opened?.reads.put({ id: idOf(userId, queryKey), userId, data, at: Date.now() })
  } catch {
    // A full device forgets; the answer itself is on screen.
  }
}

/** Forgets what is too old, and all that was read by people who are not signed in any more. */
export async function forgetOldReads(): Promise<void> {
  const reads = (await device())?.reads
  const userId = session.get().userInfo?.user_id
  await reads
    ?.where('at')
    .below(Date.now() - keptFor)
    .delete()
  await (userId ? reads?.where('userId').notEqual(userId) : reads?.toCollection())?.delete()
}
