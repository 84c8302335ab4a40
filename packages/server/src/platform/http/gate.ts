import { fail } from '../errors.ts'

/** Runs a limited number of tasks at once and queues the others. */
export type Gate = <T>(task: () => Promise<T>) => Promise<T>

interface GateOptions {
  atOnce: number
  /** A task is refused with UNAVAILABLE when this many are queued. */
  mostWaiting?: number
  /** A task is refused with UNAVAILABLE when it has been queued for so many milliseconds. */
  longestWait?: number
}

export function gate({ atOnce, mostWaiting = Infinity, longestWait }: GateOptions): Gate {
  let free = atOnce
  const queue: (() => void)[] = []

  /** Resolves to whether the task may start. */
  const turn = () =>
    new Promise<boolean>((decide) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(start), 1)
        decide(false)
      }
      const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait)
      const start = () => {
        clearTimeout(timer)
        decide(true)
      }
      queue.push(start)
    })

  return async (task) => {
    if (free > 0) free--
    else if (queue.length >= mostWaiting || !(await turn())) fail('UNAVAILABLE')
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
