// Keeps a worker of the job queue running. Graphile's worker retries while the database is away, but gives up after
// some minutes, or when the database is lost during its start. Another worker is then started.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Logger } from 'pino'

export interface JobRunner {
  stop(): Promise<void>
}

/** In milliseconds; doubled for every worker that ends without having worked. */
const pauses = { least: 500, most: 30_000 }

/** Starts the worker. If the first start fails, the error goes to the caller. */
export async function keepWorking(start: () => Promise<Runner>, log: Logger): Promise<JobRunner> {
  const ending = new AbortController()
  const { signal } = ending
  let runner = await start()

  async function watch(): Promise<void> {
    for (let failures = 0; ; failures++) {
      if (await hasWorked(runner)) failures = 0
      signal.throwIfAborted()
      log.warn({ jobs: 'the worker has ended; starting another' })
      await sleep(Math.min(pauses.most, pauses.least * 2 ** failures), undefined, { signal })
      runner = await start().catch(() => runner)
      // `stop` ran too early to see this worker.
      if (signal.aborted) await runner.stop().catch(() => undefined)
    }
  }

  // Only `stop` ends it.
  const watching = watch().catch(() => undefined)
  return {
    async stop() {
      ending.abort()
      await runner.stop().catch(() => undefined)
      await watching
    },
  }
}

/** Waits for the worker to end. Returns whether it ever looked for jobs. */
async function hasWorked(runner: Runner): Promise<boolean> {
  let worked = false
  const onSuccess = () => {
    worked = true
  }
  runner.events.once('worker:getJob:empty', onSuccess)
  runner.events.once('job:start', onSuccess)
  // A worker whose first look for jobs fails keeps that failure for ever.
  runner.events.on('worker:getJob:error', () => {
    if (!worked) void runner.stop().catch(() => undefined)
  })
  await runner.promise.catch(() => undefined)
  return worked
}
