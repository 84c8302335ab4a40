// Tenancy is the database's job: every transaction says whose it is, and row security does the rest.
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import { type Kysely, sql } from 'kysely'
import type { Tx } from './database.ts'
import type { DB } from './types.ts'

export interface Scope {
  tenantId: string
  /** Who acts; null where nobody has signed in. */
  personId: string | null
  now: Date
  mode: 'read' | 'write'
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Opens the transaction and names its tenant, person and time in one round trip. These values are written
 *  into the statement, because only a statement without parameters may hold several: hence the strict checks. */
function opening({ tenantId, personId, now, mode }: Scope): string {
  TenantId.parse(tenantId)
  if (personId !== null && !uuid.test(personId)) throw new Error('not a person id')
  return `begin ${mode === 'read' ? 'read only' : 'read write'};
    select set_config('app.tenant_id', '${tenantId}', true), set_config('app.user_id', '${personId ?? ''}', true),
      set_config('app.now', '${now.toISOString()}', true)`
}

/** Runs `work` in one transaction of one tenant; commits what it returns, rolls back what it throws. Statements are
 *  sent without waiting for the answers to those before them, the first ones together with the opening; those that
 *  `atTheEnd` answers go together with the commit, which undoes everything when one of them fails. */
export function inTenant<T>(
  db: Kysely<DB>,
  scope: Scope,
  work: (tx: Tx, atTheEnd: (last: () => Promise<unknown>) => void) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (tx) => {
    const last: (() => Promise<unknown>)[] = []
    const opened = sql.raw(opening(scope)).execute(tx)
    try {
      const [answer] = await Promise.all([work(tx, (write) => void last.push(write)), opened])
      await Promise.all([...last.map((write) => write()), sql`commit`.execute(tx)])
      return answer
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
