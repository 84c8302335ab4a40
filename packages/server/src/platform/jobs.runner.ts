// Keeps a worker of the job queue running. When the database is lost, the worker is ended, and another one started.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Logger } from 'pino'
import { endedWithin } from './within.ts'

export interface JobRunner {
  stop(): Promise<void>
}

/** In milliseconds; doubled for every worker that ends without having worked. */
const pauses = { least: 500, most: 5000 }

/** Starts the worker. If the first start fails, the error goes to the caller. `patience` is how long its last statements
 *  may take, in milliseconds. */
export async function keepWorking(
  start: () => Promise<Runner>,
  log: Logger,
  patience: number,
): Promise<JobRunner> {
  const ending = new AbortController()
  const { signal } = ending
  let runner: Runner | undefined = await start()

  async function watch(): Promise<void> {
    for (let failures = 0; ; failures++) {
      if (runner && (await hasWorked(runner, patience))) failures = 0
      signal.throwIfAborted()
      log.warn({ jobs: 'the worker has ended; starting another' })
      await sleep(Math.min(pauses.most, pauses.least * 2 ** failures), undefined, { signal })
      runner = await start().catch(() => undefined)
      // `stop` ran too early to see this worker.
      if (signal.aborted && runner) await endedWithin(patience, runner.stop())
    }
  }

  // Only `stop` ends it.
  const watching = watch().catch(() => undefined)
  return {
    async stop() {
      ending.abort()
      if (runner) await endedWithin(patience, runner.stop())
      await watching
    },
  }
}

/** Waits for the worker to end. Returns whether it ever looked for jobs. Graphile's worker 0.18.0 begins to end when the
 *  result of a job cannot be sent, and never comes to the end when that happens to two at once (graphile/worker#636). It
 *  takes no more jobs then, so it counts as ended. */
async function hasWorked(runner: Runner, patience: number): Promise<boolean> {
  let worked = false
  const onSuccess = () => {
    worked = true
  }
  runner.events.once('worker:getJob:empty', onSuccess)
  runner.events.once('job:start', onSuccess)
  // It may have been given a job whose answer was lost, and would keep it locked for hours: what it had taken is free once
  // it has ended. And one whose first look for jobs fails keeps that failure for ever.
  runner.events.once('worker:getJob:error', () => void runner.stop().catch(() => undefined))
  const ended = runner.promise.catch(() => undefined)
  const begins = new Promise<void>((resolve) => {
    runner.events.once('pool:gracefulShutdown', () => resolve())
  })
  await Promise.race([ended, begins])
  await endedWithin(patience, ended)
  return worked
}
