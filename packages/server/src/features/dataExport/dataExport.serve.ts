// The archive is read at a signed address, so that a browser can show how far it is. Nothing is stored.
import { Id, TenantId } from '@daybook/contract/kernel/schema.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import type { DB } from '../../platform/database/types.ts'
import { fail } from '../../platform/errors.ts'
import { type FileAddresses, filesPath } from '../../platform/storage/addresses.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { findActor } from '../auth/index.ts'
import { archive } from './dataExport.archive.ts'

const Params = z.object({
  tenantId: TenantId,
  personId: Id,
  sessionId: Id,
  of: z.enum(['all', 'child', 'staff']),
})

const About = z.object({ of: z.enum(['child', 'staff']), id: Id })

interface Parts {
  db: Kysely<DB>
  addresses: FileAddresses
  clock: Clock
  storage: Pick<Storage, 'get'>
}

export function serveDataExport(http: FastifyInstance, { db, addresses, clock, storage }: Parts): void {
  const path = `${filesPath}export/:tenantId/:personId/:sessionId/:of/:id?`
  http.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const key = new URL(request.url, 'http://daybook.invalid').pathname.slice(filesPath.length)
    const state = addresses.check(key, request.query)
    if (state === 'forged') fail('NOT_FOUND')
    if (state === 'expired') fail('FILE_ADDRESS_EXPIRED')
    const { of, ...claims } = Params.parse(request.params)
    const read = <T>(work: (tx: Tx) => Promise<T>) =>
      inTenant(
        db,
        { tenantId: claims.tenantId, personId: claims.personId, now: clock.now(), mode: 'read' },
        work,
      )
    // The address outlives neither the session nor the right.
    const actor = await read((tx) => findActor(tx, claims, clock.now()))
    if (!actor?.rights.has('data.export')) fail('NOT_FOUND')
    return reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="daybook.zip"')
      .send(
        await archive(
          { read, storage, at: clock.now(), by: claims.personId },
          of === 'all' ? undefined : About.parse(request.params),
        ),
      )
  })
}
