// Reads, writes and deletes the responses on the device. Loaded when it is first needed.
import type { QueryKey } from '@tanstack/react-query'
import { openDevice, type Read } from '../device/device.ts'
import { currentUser, idOf, isValid, maxAge, pending } from './remembered.ts'

/** Undefined if the device has no database. */
const readsOf = async () => (await openDevice())?.reads

/** This user's last response to a query. */
export async function storedRead(queryKey: QueryKey): Promise<Read | undefined> {
  const userId = currentUser()
  const known = userId && (await (await readsOf())?.get(idOf(userId, queryKey)).catch(() => undefined))
  return known && isValid(known) ? known : undefined
}

export async function storePending(): Promise<void> {
  const reads = await readsOf()
  // The user may have signed out meanwhile.
  const rows = [...pending.values()].filter(({ userId }) => userId === currentUser())
  pending.clear()
  // If the device is full, the response is on screen, but not stored.
  await reads?.bulkPut(rows).catch(() => undefined)
}

/** Deletes every stored response. What waits to be sent stays. */
export async function forgetReads(): Promise<void> {
  pending.clear()
  await (await readsOf())?.clear()
}

/** Deletes expired responses and those of users who have signed out. */
export async function forgetOldReads(): Promise<void> {
  const reads = await readsOf()
  const userId = currentUser()
  await reads
    ?.where('at')
    .below(Date.now() - maxAge)
    .delete()
  await (userId ? reads?.where('userId').notEqual(userId) : reads?.toCollection())?.delete()
}
