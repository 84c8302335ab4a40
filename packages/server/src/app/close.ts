// Shuts a server down. Running work may finish, but nothing may keep the process from ending. When the database is
// gone, requests, jobs and connections would wait as long as they are allowed to.
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { SilenceWatch } from '../platform/database/silence.ts'
import type { JobRunner } from '../platform/jobs.runner.ts'
import type { Live } from '../platform/live/live.ts'
import { endedWithin } from '../platform/within.ts'

export interface Open {
  http: FastifyInstance
  runner: JobRunner | undefined
  live: Live
  silence: SilenceWatch
  closeDatabase: () => Promise<void>
  log: Logger
}

/** In milliseconds. Together they stay below the ten seconds that a service manager allows. */
const patience = { requests: 4000, jobs: 2000, live: 1000, database: 1000 }

export async function closeAll({ http, runner, live, silence, closeDatabase, log }: Open): Promise<void> {
  const parts = [
    ['requests', () => http.close(), () => http.server.closeAllConnections()],
    ['jobs', () => runner?.stop(), undefined],
    ['live', () => live.close(), undefined],
    ['database', () => Promise.all([closeDatabase(), silence.stop()]), undefined],
  ] as const
  for (const [name, close, force] of parts) {
    if (await endedWithin(patience[name], Promise.resolve(close()))) continue
    log.warn({ closing: name, error: 'did not end in time' })
    force?.()
  }
  log.info('closed')
}
