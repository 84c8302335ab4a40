// What a service manager, a proxy and a monitor ask.
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../platform/database/types.ts'
import { fail } from '../platform/errors.ts'
import { databaseAnswers } from '../platform/health.queries.ts'
import { success } from '../platform/http/answer.ts'
import type { DatabaseRoom } from '../platform/http/database.room.ts'
import type { Live } from '../platform/live/live.ts'
import { type BackupWatch, hasBackup } from './backups.ts'

interface Watched {
  db: Kysely<DB>
  room: DatabaseRoom
  watch: BackupWatch
  live: Pick<Live, 'isOpen'>
  /** Whether the server is about to close. */
  isEnding: () => boolean
}

/** `/api/health` and `/readyz`: whether this server is ready to work, and to get further requests. `/healthz`: whether it
 *  lives; a service manager that restarted it while its database is away would make nothing better. `/api/health/backup`:
 *  whether the newest backup can be used. The centre can work without one, and without live events, which devices then read
 *  again for, so the others only name both. */
export function serveHealth(http: FastifyInstance, { db, room, watch, live, isEnding }: Watched): void {
  const answer = () => success({ backup: watch.read().state, live: live.isOpen() ? 'open' : 'closed' })
  for (const path of ['/api/health', '/readyz'])
    http.get(path, async (_request, reply) => {
      if (isEnding() || room.isFull() || !(await databaseAnswers(db))) fail('UNAVAILABLE')
      return reply.header('cache-control', 'no-store').send(answer())
    })
  http.get('/api/health/backup', async (_request, reply) => {
    if (hasBackup(watch) === false) fail('UNAVAILABLE')
    return reply.header('cache-control', 'no-store').send(answer())
  })
  http.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))
}
