// What each query has seen of all writes, so that an event from before its read is not applied to it.
import { hasSeen } from '@daybook/contract/kernel/snapshot.rules.ts'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from './query.client.ts'

const snapshots = new WeakMap<object, string>()

const queryOf = (queryKey: QueryKey) => queryClient.getQueryCache().get(hashKey(queryKey))

/** @param snapshot null for a response stored on the device, which may be of any age */
export function noteSnapshot(queryKey: QueryKey, snapshot: string | null): void {
  const query = queryOf(queryKey)
  if (!query) return
  if (snapshot) snapshots.set(query, snapshot)
  else snapshots.delete(query)
}

/** Whether the query was read after the transaction. */
export function contains(queryKey: QueryKey, { transaction }: { transaction?: string }): boolean {
  const query = queryOf(queryKey)
  const snapshot = query && snapshots.get(query)
  return snapshot !== undefined && transaction !== undefined && hasSeen(snapshot, transaction)
}
