// Refetches queries after events of other users. Refetches are batched, and each page waits a random time, so that the
// pages do not all read at the same moment.
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api/api.error.ts'
import { queryClient } from '../query/query.client.ts'

/** Minimum milliseconds between two refetches. */
const gap = 2500
const spread = 1000

let pending = new Map<string, QueryKey>()
let timer: ReturnType<typeof setTimeout> | undefined
let last = Number.NEGATIVE_INFINITY

/** @param keys query keys or their prefixes
 *  @param within maximum random delay in milliseconds */
export function readAgain(keys: readonly QueryKey[] | 'everything', within = spread): void {
  // The empty key is a prefix of every key.
  for (const key of keys === 'everything' ? [[]] : keys) pending.set(hashKey(key), key)
  if (timer !== undefined || pending.size === 0) return
  const wait = Math.max(0, last + gap - performance.now()) + Math.random() * within
  timer = setTimeout(() => {
    const now = pending.values()
    pending = new Map()
    timer = undefined
    last = performance.now()
    for (const queryKey of now) void queryClient.invalidateQueries({ queryKey })
  }, wait)
}

/** Refetches what is shown and had no answer: the server answers again. Where a guest Wi-Fi was in between, the browser has
 *  noticed neither. */
export function readFailedAgain(): void {
  setTimeout(() => {
    const failed = ({ state: { error } }: { state: { error: unknown } }) =>
      error instanceof ApiError && error.isPassing
    void queryClient.refetchQueries({ type: 'active', predicate: failed })
  }, Math.random() * spread)
}
