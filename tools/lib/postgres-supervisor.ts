// Watches a server process and starts it again when it ends. A server that ends again and again is started less and
// less often.
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './lock.mjs'

type Supervised = {
  pid: number
  /** Starts another in its place and answers its number; throws when it does not start, and when it is aborted. */
  start(signal: AbortSignal): Promise<number>
  log(line: string): void
  pauses?: Pauses
}

/** In milliseconds. */
type Pauses = {
  /** between two looks at the process */
  look: number
  /** before the first try that follows a failed one; doubled with every further failure */
  least: number
  most: number
}

const usual: Pauses = { look: 200, least: 250, most: 10_000 }

export type Supervisor = {
  /** Starts no more, and waits for the start that is under way. Leaves the process running. */
  stop(): Promise<void>
}

export function supervise({ pid: first, start, log, pauses = usual }: Supervised): Supervisor {
  const ending = new AbortController()
  const { signal } = ending

  async function watch(): Promise<void> {
    let pid = first
    let failures = 0
    for (;;) {
      const began = Date.now()
      while (isAlive(pid)) await sleep(pauses.look, undefined, { signal })
      // One that has worked for a while is started at once, one that has just been started is not.
      if (Date.now() - began > pauses.most) failures = 0
      log('The database has stopped; starting it again')
      pid = await startAgain()
    }

    async function startAgain(): Promise<number> {
      for (;;) {
        if (failures > 0)
          await sleep(Math.min(pauses.most, pauses.least * 2 ** (failures - 1)), undefined, { signal })
        failures++
        try {
          const started = await start(signal)
          log('The database runs again')
          return started
        } catch (error) {
          signal.throwIfAborted()
          log(`The database cannot be started: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
    }
  }

  // It ends by being aborted, and in no other way.
  const watching = watch().catch(() => undefined)
  return {
    async stop() {
      ending.abort()
      await watching
    },
  }
}
