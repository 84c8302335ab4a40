// Tenancy is the database's job: every transaction says whose it is, and row security does the rest.
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import { CompiledQuery, type DatabaseConnection, Kysely, type QueryResult, sql } from 'kysely'
import type { Tx } from './database.ts'
import { onConnection } from './dialect.ts'
import type { DB } from './types.ts'

export interface Scope {
  tenantId: string
  /** Who acts; null where nobody has signed in. */
  personId: string | null
  now: Date
  mode: 'read' | 'write'
  /** Transactions with the same lock wait for each other. */
  lock?: string
}

const begin = { read: CompiledQuery.raw('begin read only'), write: CompiledQuery.raw('begin') }
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

const named = `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true),
  set_config('app.now', $3, true)`

/** Names the transaction's tenant, person and time. A lock is held from here on: the next statement sees what was
 *  written by whoever held it before. */
function naming({ tenantId, personId, now, lock }: Scope): CompiledQuery {
  const values = [TenantId.parse(tenantId), personId ?? '', now.toISOString()]
  if (lock === undefined) return CompiledQuery.raw(named, values)
  return CompiledQuery.raw(`${named}, pg_advisory_xact_lock(hashtextextended($4, 0))`, [...values, lock])
}

/** A statement to be sent later. */
export type Write = CompiledQuery

/** Runs `work` in one transaction of one tenant; commits what it returns, rolls back what it throws. The first
 *  statements of `work` are pipelined with the opening.
 *  @param last says the writes that are pipelined with the commit; one that fails undoes everything */
export async function inTenant<T>(
  db: Kysely<DB>,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  last?: (result: T) => readonly Write[],
): Promise<T> {
  const opening = [begin[scope.mode], naming(scope)]
  return db.getExecutor().provideConnection(async (connection) => {
    const transaction = new Transaction(connection)
    const tx = new Kysely<DB>(onConnection(transaction))
    const send = (query: CompiledQuery) => connection.executeQuery<{ command: string }>(query)
    let result: T
    try {
      const opened = opening.map(send)
      const working = work(tx)
      await Promise.all([...opened, working])
      result = await working
    } catch (error) {
      transaction.end()
      // When this fails too, the connection is closed.
      await send(rollback).catch(() => undefined)
      throw error
    }
    transaction.end()
    const written = (last?.(result) ?? []).map(send)
    const [ended] = await Promise.all([send(commit), ...written])
    // PostgreSQL answers the commit of a transaction in which a statement failed with a rollback.
    if (ended.rows[0]?.command !== 'COMMIT') throw new Error('the transaction was not committed')
    return result
  })
}

/** A connection for as long as a transaction lasts. After that it may be somebody else's, so that a statement that
 *  comes late is refused. */
class Transaction implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  #isOver = false

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('the transaction is over')
    return this.#connection.executeQuery(query)
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize)
  }

  end(): void {
    this.#isOver = true
  }
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
