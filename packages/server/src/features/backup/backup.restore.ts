// Restores a backup on an installation that has nobody yet. Whoever has the first operator's link may: its key comes with
// every request, in a body or a header, never in an address. Nothing is possible once there is a person or a centre.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Part, RestoreAsked, RestoreStarted } from '@daybook/contract/backup/backup.restore.ts'
import { type Archive, type RestoreState, restorePath } from '@daybook/contract/backup/backup.rules.ts'
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import type { DB } from '../../platform/database/types.ts'
import { fail } from '../../platform/errors.ts'
import { success } from '../../platform/http/answer.ts'
import { isFirstRun } from '../invitation/index.ts'

export type Chosen = Omit<z.output<typeof RestoreStarted>, 'key'>

/** What receives, checks and puts in place. It belongs to whoever starts the server. */
export interface Restorer {
  state(): RestoreState
  archives(): Promise<Archive[]>
  /** Writes a part. One that does not follow what has arrived is not written; the answer says how much has. */
  receive(part: Part, content: Readable): Promise<number>
  /** Begins, and does not wait. @param isAllowed asked again before anything is replaced */
  start(chosen: Chosen, isAllowed: () => Promise<boolean>): Promise<void>
}

interface Parts {
  db: Kysely<DB>
  clock: Clock
  restorer: Restorer
}

export function serveRestore(http: FastifyInstance, { db, clock, restorer }: Parts): void {
  /** Keys that were right. Parts are not limited in number, so that a wrong key must not reach the database. */
  const known = new Set<string>()
  const isAllowed = (key: string) =>
    inTenant(db, { tenantId: defaultTenantId, personId: null, now: clock.now(), mode: 'read' }, (tx) =>
      isFirstRun(tx, key, clock.now()),
    )
  const admit = async (key: string) => {
    if (!(await isAllowed(key))) fail('INSTALLATION_IN_USE')
    known.add(hashOf(key))
  }

  http.post(`${restorePath}/detail`, async (request) => {
    await admit(read(RestoreAsked, request.body).key)
    return success(restorer.state())
  })
  http.post(`${restorePath}/archives`, async (request) => {
    await admit(read(RestoreAsked, request.body).key)
    return success(await restorer.archives())
  })
  http.post(`${restorePath}/start`, async (request) => {
    const { key, ...chosen } = read(RestoreStarted, request.body)
    await admit(key)
    await restorer.start(chosen, () => isAllowed(key))
    return success(restorer.state())
  })
  void http.register(async (inner) => {
    inner.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
    const config = { rateLimit: false } as const
    inner.put<{ Body: Readable }>(`${restorePath}/part`, { config }, async (request) => {
      const key = keyOf(request)
      if (!known.has(hashOf(key))) fail('INVITATION_UNKNOWN')
      await admit(key)
      return success({ received: await restorer.receive(read(Part, request.query), request.body) })
    })
  })
}

const keyOf = ({ headers }: FastifyRequest): string => String(headers['restore-key'] ?? '')
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64')

function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const { success: isRight, data } = schema.safeParse(value)
  return isRight ? (data as z.output<T>) : fail('VALIDATION_FAILED')
}
