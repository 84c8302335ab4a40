import { fail } from '../errors.ts'

/** Runs a limited number of tasks at once and queues the others. */
export type Gate = <T>(task: () => Promise<T>) => Promise<T>

/** @param mostWaiting a task is refused with UNAVAILABLE when this many are queued */
export function gate({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Gate {
  let free = atOnce
  const queue: (() => void)[] = []
  return async (task) => {
    if (free > 0) free--
    else if (queue.length >= mostWaiting) fail('UNAVAILABLE')
    else await new Promise<void>((start) => queue.push(start))
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
