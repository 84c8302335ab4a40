// Runs one task after another on several connections for a while, and measures the response times.
import { setTimeout as sleep } from 'node:timers/promises'

export interface Figures {
  perSecond: number
  /** Response times in milliseconds. */
  average: number
}

/** @param once the task; receives the number of the connection and a counter */
export async function load(
  { connections, seconds, warmUp = 2 }: { connections: number; seconds: number; warmUp?: number },
  once: (connection: number, turn: number) => Promise<void>,
): Promise<Figures> {
  const took: number[] = []
  let counting = false
  let over = false
  let turn = 0
  const workers = Array.from({ length: connections }, async (_, connection) => {
    while (!over) {
      const began = performance.now()
      await once(connection, turn++)
      if (counting) took.push(performance.now() - began)
    }
  })
  await Promise.race([sleep(warmUp * 1000), Promise.all(workers)])
  counting = true
  await Promise.race([sleep(seconds * 1000), Promise.all(workers)])
  counting = false
  over = true
  await Promise.all(workers)
  const average = took.reduce((sum, one) => sum + one, 0) / took.length
  return { perSecond: took.length / seconds, average }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
