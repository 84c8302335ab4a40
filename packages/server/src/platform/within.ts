import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for the work to settle, at most this many milliseconds. Returns whether it has. */
export async function endedWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController()
  const ended = work.then(
    () => true,
    () => true,
  )
  const late = sleep(milliseconds, false, { signal: timer.signal }).catch(() => false)
  try {
    return await Promise.race([ended, late])
  } finally {
    timer.abort()
  }
}
