// Keeps a worker of the job queue running. The queue's worker waits for a database that is away, but gives up after some
// minutes, or when the database goes away while it starts; another is started in its place.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Logger } from 'pino'

export interface JobRunner {
  stop(): Promise<void>
}

/** In milliseconds; doubled with every worker that ends without having worked. */
const pauses = { least: 500, most: 30_000 }

/** Starts the worker; a first start that fails is the caller's to know. */
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
      // Too late for `stop` to see it.
      if (signal.aborted) await runner.stop().catch(() => undefined)
    }
  }

  // It ends by being stopped, and in no other way.
  const watching = watch().catch(() => undefined)
  return {
    async stop() {
      ending.abort()
      await runner.stop().catch(() => undefined)
      await watching
    },
  }
}

/** Waits for the end of the worker. Answers whether it ever got as far as looking for jobs. */
async function hasWorked(runner: Runner): Promise<boolean> {
  let worked = false
  const onSuccess = () => {
    worked = true
  }
  runner.events.once('worker:getJob:empty', onSuccess)
  runner.events.once('job:start', onSuccess)
  // A worker whose first look fails remembers that failure for ever.
  runner.events.on('worker:getJob:error', () => {
    if (!worked) void runner.stop().catch(() => undefined)
  })
  await runner.promise.catch(() => undefined)
  return worked
}
