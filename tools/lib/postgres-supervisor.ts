// Watches a server process and restarts it when it ends. The pauses grow when it ends again and again.
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './lock.mjs'

type Supervised = {
  pid: number
  /** Starts another process and returns its pid. Throws when it does not start, or when aborted. */
  start(signal: AbortSignal): Promise<number>
  log(line: string): void
  pauses?: Pauses
}

/** In milliseconds. */
type Pauses = {
  /** between two checks of the process */
  look: number
  /** before the first retry after a failure; doubled with every further failure */
  least: number
  most: number
}

const usual: Pauses = { look: 200, least: 250, most: 10_000 }

export type Supervisor = {
  /** Stops restarting, and waits for a running start. Leaves the process running. */
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
      // A process that has run for a while is restarted at once, one that has just started is not.
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

  // Only an abort ends it.
  const watching = watch().catch(() => undefined)
  return {
    async stop() {
      ending.abort()
      await watching
    },
  }
}
