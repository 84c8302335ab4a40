// Responses that the device stores, so that pages open offline. They are shown only to the user who read them, for at most
// a week, and are deleted when that user signs out (stored.reads.ts).
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import type { Read } from '../device/device.ts'
import { firstReads } from '../device/first.reads.ts'
import { session } from '../session/current.ts'
import { serverNow } from '../time/server.now.ts'

/** A hash of the contract, from the build (vite.config.ts). An answer of another contract may lack what screens read. */
declare const __CONTRACT__: string

export const maxAge = 7 * 86_400_000

export const idOf = (userId: string, key: QueryKey) => `${userId} ${hashKey(key)}`

export const isValid = ({ contract, at }: Read) => contract === __CONTRACT__ && Date.now() - at <= maxAge

export const currentUser = () => session.get().userInfo?.user_id

/** Whether this instant of the device's clock is on today's day of the centre. The day is that of the server's clock: by a
 *  device whose clock is wrong, it would begin hours before or after midnight. */
export function isToday(at: number): boolean {
  const { timeZone = 'UTC' } = session.get().tenantInfo ?? {}
  const now = serverNow()
  const dayOf = (instant: number) => dayAt(new Date(instant), timeZone)
  return dayOf(now + at - Date.now()) === dayOf(now)
}

/** This user's last responses to these queries, if they are of this day: another day has other tasks and children. */
export async function rememberedToday(
  queryKeys: readonly QueryKey[],
): Promise<{ queryKey: QueryKey; data: unknown; at: number }[]> {
  const userId = currentUser()
  if (!userId) return []
  const found = await firstReads(queryKeys.map((queryKey) => idOf(userId, queryKey)))
  return queryKeys.flatMap((queryKey) => {
    const read = found.get(idOf(userId, queryKey))
    return read && isValid(read) && isToday(read.at) ? [{ queryKey, data: read.data, at: read.at }] : []
  })
}

/** What is to be stored, by its id: a newer response takes the place of an older one. */
export const pending = new Map<string, Read>()

/** Has a response stored by the next `storePending`.
 *  @param at when the server answered, by the device's clock */
export function setPending(userId: string, queryKey: QueryKey, data: unknown, at: number): void {
  const id = idOf(userId, queryKey)
  pending.set(id, { id, userId, data, at, contract: __CONTRACT__ })
}
