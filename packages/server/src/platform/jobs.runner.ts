// Keeps a worker of the job queue running. When the database connection is lost, it stops the worker and starts another.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Logger } from 'pino'
import { endedWithin } from './within.ts'

export interface JobRunner {
  stop(): Promise<void>
}

export interface Worker {
  runner: Runner
  /** Called when the worker has ended, or when it shuts down and is not waited for any longer. */
  onEnded(): void
}

/** In milliseconds; doubled for every worker that ends without having worked. */
const pauses = { least: 500, most: 5000 }

/** Starts the worker. If the first start fails, the error goes to the caller.
 *  @param patience how long a worker that shuts down is waited for, in milliseconds */
export async function keepWorking(
  start: () => Promise<Worker>,
  log: Logger,
  patience: number,
): Promise<JobRunner> {
  const ending = new AbortController()
  const { signal } = ending
  let worker: Worker | undefined = await start()

  async function watch(): Promise<void> {
    for (let failures = 0; ; failures++) {
      if (worker) {
        if (await hasWorked(worker.runner, patience)) failures = 0
        worker.onEnded()
      }
      signal.throwIfAborted()
      log.warn({ jobs: 'the worker has ended; starting another' })
      await sleep(Math.min(pauses.most, pauses.least * 2 ** failures), undefined, { signal })
      worker = await start().catch(() => undefined)
      // `stop` ran too early to see this worker.
      if (signal.aborted && worker) await endedWithin(patience, worker.runner.stop())
    }
  }

  // Only `stop` ends it.
  const watching = watch().catch(() => undefined)
  return {
    async stop() {
      ending.abort()
      if (worker) await endedWithin(patience, worker.runner.stop())
      await watching
    },
  }
}

/** Waits for the worker to end. Returns whether it ever looked for jobs. Graphile's worker 0.18.0 shuts down when it cannot
 *  store the result of a job. If that happens to two jobs at once, the shutdown never completes (graphile/worker#636). A
 *  worker that shuts down takes no more jobs, so it is only waited for until `patience` is over. */
async function hasWorked(runner: Runner, patience: number): Promise<boolean> {
  let worked = false
  const onSuccess = () => {
    worked = true
  }
  runner.events.once('worker:getJob:empty', onSuccess)
  runner.events.once('job:start', onSuccess)
  // If the answer with a job is lost, the job stays locked until the worker has ended. And a worker whose first look for
  // jobs fails never recovers.
  runner.events.once('worker:getJob:error', () => void runner.stop().catch(() => undefined))
  const ended = runner.promise.catch(() => undefined)
  const shutsDown = new Promise<void>((resolve) => {
    runner.events.once('pool:gracefulShutdown', () => resolve())
  })
  await Promise.race([ended, shutsDown])
  await endedWithin(patience, ended)
  return worked
}
