// The job queue's connections. Graphile's worker opens them itself by default, without a limit on how long it waits for
// an answer.
import type { Socket } from 'node:net'
import pg from 'pg'
import type { Logger } from 'pino'
import { optionsOf, type Patience } from './database/patience.ts'
import { socketsTo } from './database/primary.ts'

/** How many jobs run at once. Two are left when a mail server and a push service are slow, because each has a queue. */
export const concurrency = 4
/** The workers' own, and the one that listens. */
const maxConnections = concurrency + 1

type Connected = Parameters<InstanceType<typeof pg.Pool>['connect']>[0]

/** Graphile's worker 0.18.0 releases the connection that it listens on a second time when `listen` fails while the
 *  worker stops. The pool throws then, and nobody would catch it. A pool that is closing calls back without a release,
 *  whatever its types say. */
class JobPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): undefined
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!connected) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = false
      connected(error, client, (failure) => {
        if (!isReleased) release?.(failure)
        isReleased = true
      })
    })
  }
}

/** @param onSocket is told of the socket of each connection */
export function openJobPool(
  ownerUrl: string,
  patience: Patience,
  log: Logger,
  onSocket?: (socket: Socket) => void,
): pg.Pool {
  const pool = new JobPool({
    ...optionsOf(patience),
    connectionString: ownerUrl,
    stream: socketsTo(ownerUrl, onSocket),
    max: maxConnections,
  })
  // The worker connects again. Without listeners these errors would end the process.
  const lost = (error: Error) => log.warn({ jobs: 'connection lost', error: error.message })
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
