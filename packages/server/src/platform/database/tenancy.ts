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

/** Opens the transaction and names its tenant, person and time. */
function opening({ tenantId, personId, now, mode }: Scope): CompiledQuery[] {
  TenantId.parse(tenantId)
  return [
    CompiledQuery.raw(mode === 'read' ? 'begin read only' : 'begin read write'),
    CompiledQuery.raw(
      `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true),
        set_config('app.now', $3, true)`,
      [tenantId, personId ?? '', now.toISOString()],
    ),
  ]
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
  const begin = opening(scope)
  return db.getExecutor().provideConnection(async (connection) => {
    const tx = pipelineOn(connection)
    const last: CompiledQuery[] = []
    try {
      const began = Promise.all(begin.map((query) => connection.executeQuery(query)))
      // Both are waited for: nothing may go on with a connection that has been given back.
      const [opened, worked] = await Promise.allSettled([began, work(tx, (write) => void last.push(write))])
      if (opened.status === 'rejected') throw opened.reason
      if (worked.status === 'rejected') throw worked.reason
      const written = together(last).map((write) => tx.executeQuery(write))
      const commit = sql<{ command: string }>`commit`.execute(tx)
      await Promise.all([...written, commit])
      // A transaction in which a statement failed answers its commit with a rollback.
      if ((await commit).rows[0]?.command !== 'COMMIT') throw new Error('the transaction was not committed')
      return worked.value
    } catch (error) {
      await sql`rollback`.execute(tx).catch(() => undefined)
      throw error
    }
  })
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
