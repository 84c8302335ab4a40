// Reading again because of what others did: seldom, and not on every page at the same moment.
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query/query.client.ts'

/** Milliseconds between two times that the same is read again. */
const gap = 2500
const spread = 1000

let pending = new Map<string, QueryKey>()
let timer: ReturnType<typeof setTimeout> | undefined
let last = Number.NEGATIVE_INFINITY

/** @param keys of reads, or how they begin; @param within milliseconds, so that not all pages read at once */
export function readAgain(keys: readonly QueryKey[] | 'everything', within = spread): void {
  // Every key begins with nothing.
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
