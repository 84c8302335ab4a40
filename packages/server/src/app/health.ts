// What a service manager, a proxy and a monitor ask.
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../platform/database/types.ts'
import { fail } from '../platform/errors.ts'
import { databaseAnswers } from '../platform/health.queries.ts'
import { success } from '../platform/http/answer.ts'
import type { DatabaseRoom } from '../platform/http/database.room.ts'
import { type BackupWatch, hasBackup } from './backups.ts'

interface Watched {
  db: Kysely<DB>
  room: DatabaseRoom
  watch: BackupWatch
}

/** `/api/health` and `/readyz`: whether this server is ready to work. `/healthz`: whether it lives; a service manager that
 *  restarted it while its database is away would make nothing better. `/api/health/backup`: whether the newest backup can
 *  be used. The centre can work without one, so the others only name it. */
export function serveHealth(http: FastifyInstance, { db, room, watch }: Watched): void {
  const answer = () => success({ backup: watch.read().state })
  for (const path of ['/api/health', '/readyz'])
    http.get(path, async (_request, reply) => {
      if (room.isFull() || !(await databaseAnswers(db))) fail('UNAVAILABLE')
      return reply.header('cache-control', 'no-store').send(answer())
    })
  http.get('/api/health/backup', async (_request, reply) => {
    if (hasBackup(watch) === false) fail('UNAVAILABLE')
    return reply.header('cache-control', 'no-store').send(answer())
  })
  http.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))
}
