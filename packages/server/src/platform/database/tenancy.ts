// Tenancy is the database's job: every transaction says whose it is, and row security does the rest.
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Tx } from './database.ts'
import { pipelineOn } from './pipeline.ts'
import { together } from './together.ts'
import type { DB } from './types.ts'

export interface Scope {
  tenantId: string
  /** Who acts; null where nobody has signed in. */
  personId: string | null
  now: Date
  mode: 'read' | 'write'
}

const begin = CompiledQuery.raw('begin')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

const named = `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true),
  set_config('app.now', $3, true)`

/** Opens the transaction and names its tenant, person and time. */
function opening({ tenantId, personId, now, mode }: Scope): CompiledQuery[] {
  TenantId.parse(tenantId)
  const setting = mode === 'read' ? `${named}, set_config('transaction_read_only', 'on', true)` : named
  return [begin, CompiledQuery.raw(setting, [tenantId, personId ?? '', now.toISOString()])]
}

/** Leaves a write for the end: all of them are one statement (together.ts), sent together with the commit, which undoes
 *  everything when it fails. */
export type AtTheEnd = (write: CompiledQuery) => void

/** Runs `work` in one transaction of one tenant; commits what it returns, rolls back what it throws. Its first
 *  statements are sent together with the opening. */
export async function inTenant<T>(
  db: Kysely<DB>,
  scope: Scope,
  work: (tx: Tx, atTheEnd: AtTheEnd) => Promise<T>,
): Promise<T> {
  return db.getExecutor().provideConnection(async (connection) => {
    const tx = pipelineOn(connection)
    const last: CompiledQuery[] = []
    try {
      const began = Promise.all(opening(scope).map((query) => connection.executeQuery(query)))
      const [, result] = await allOf([began, work(tx, (write) => void last.push(write))])
      const written = Promise.all(together(last).map((write) => connection.executeQuery(write)))
      const [, ended] = await allOf([written, connection.executeQuery<{ command: string }>(commit)])
      // A transaction in which a statement failed answers its commit with a rollback.
      if (ended.rows[0]?.command !== 'COMMIT') throw new Error('the transaction was not committed')
      return result
    } catch (error) {
      await connection.executeQuery(rollback)
      throw error
    }
  })
}

/** Fails with what failed first in the list, when both are over: nothing may go on with a connection that has been
 *  given back. */
async function allOf<A, B>(both: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(both)
  return Promise.all(both)
}

/** The person of a transaction that began before it was known who acts. */
export async function actAs(tx: Tx, personId: string): Promise<void> {
  await sql`select set_config('app.user_id', ${personId}, true)`.execute(tx)
}

/** Runs a part of a transaction in the scope of one tenant: signing in begins before it is known whose it is. */
export async function asTenant<T>(tx: Tx, tenantId: string, work: () => Promise<T>): Promise<T> {
  const enter = (id: string) =>
    sql`select set_config('app.tenant_id', ${TenantId.parse(id)}, true)`.execute(tx)
  const { rows } = await sql<{ before: string }>`select current_tenant() as before`.execute(tx)
  await enter(tenantId)
  const result = await work()
  for (const { before } of rows) await enter(before)
  return result
}
