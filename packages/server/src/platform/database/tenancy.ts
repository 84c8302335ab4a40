// The database enforces tenancy: every transaction sets its tenant, and row security limits the rows to it.
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import { CompiledQuery, type DatabaseConnection, Kysely, type QueryResult, sql } from 'kysely'
import { beginReadOnly } from './connection.ts'
import type { Tx } from './database.ts'
import { onConnection } from './dialect.ts'
import type { DB } from './types.ts'

export interface Scope {
  tenantId: string
  /** The person who acts; null when nobody has signed in. */
  personId: string | null
  now: Date
  mode: 'read' | 'write'
  /** Also opens a centre that has been deactivated. */
  evenDeactivated?: true
  /** Transactions with the same lock wait for each other. */
  lock?: string
  /** Called with the number of a transaction that writes, or the snapshot of one that reads. Its later statements see
   *  at least as much (contract/src/kernel/snapshot.rules.ts). */
  onOpen?: (order: string) => void
}

const begin = { read: CompiledQuery.raw(beginReadOnly), write: CompiledQuery.raw('begin') }
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/** Fails with CENTRE_DEACTIVATED. Nobody reaches the rows of a centre in another way, and no job either. The transaction has
 *  its number by then, so whoever deactivates a centre can wait for those that came before. */
const refusing = ', refuse_deactivated($1)'
const named = `set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true),
  set_config('app.now', $3, true)`
const order = { read: 'pg_current_snapshot()', write: 'pg_current_xact_id()' }

interface Opened {
  order: string
}

/** Sets the transaction's tenant, person and time. The lock is held from here on, so the next statement sees what the
 *  previous holder wrote. */
function scopeStatement({
  tenantId,
  personId,
  now,
  mode,
  lock,
  evenDeactivated,
}: Scope): CompiledQuery<Opened> {
  const text = `select ${order[mode]}::text as "order"${evenDeactivated ? '' : refusing}, ${named}`
  const values = [TenantId.parse(tenantId), personId ?? '', now.toISOString()]
  if (lock === undefined) return CompiledQuery.raw(text, values)
  return CompiledQuery.raw(`${text}, pg_advisory_xact_lock(hashtextextended($4, 0))`, [...values, lock])
}

/** A statement to be sent later. */
export type Write = CompiledQuery

/** Runs `work` in one transaction of one tenant. Commits when `work` returns, rolls back when it throws. The first
 *  statements of `work` are pipelined with the opening.
 *  @param last returns the writes that are pipelined with the commit; if one fails, everything is rolled back */
export async function inTenant<T>(
  db: Kysely<DB>,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  last?: (result: T) => readonly Write[],
): Promise<T> {
  return db.getExecutor().provideConnection(async (connection) => {
    const transaction = new Transaction(connection)
    const tx = new Kysely<DB>(onConnection(transaction))
    const send = (query: CompiledQuery) => connection.executeQuery<{ command: string }>(query)
    let result: T
    try {
      const begun = send(begin[scope.mode])
      const opened = connection.executeQuery<Opened>(scopeStatement(scope))
      const working = work(tx)
      const [{ rows }] = await Promise.all([opened, begun, working])
      for (const { order } of rows) scope.onOpen?.(order)
      result = await working
    } catch (error) {
      transaction.end()
      // If this fails too, the connection is closed.
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

/** A connection for the length of a transaction. Afterwards another transaction may use it, so later statements are
 *  refused. */
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

/** Sets the person of a transaction that started before the person was known. */
export async function actAs(tx: Tx, personId: string): Promise<void> {
  await sql`select set_config('app.user_id', ${personId}, true)`.execute(tx)
}

/** Runs part of a transaction in the scope of one tenant, because signing in starts before the tenant is known. */
export async function asTenant<T>(
  tx: Tx,
  tenantId: string,
  work: () => Promise<T>,
  { evenDeactivated }: Pick<Scope, 'evenDeactivated'> = {},
): Promise<T> {
  const enter = (id: string) => {
    const refusal = evenDeactivated ? sql`null` : sql`refuse_deactivated(${id})`
    return sql`select ${refusal}, set_config('app.tenant_id', ${id}, true)`.execute(tx)
  }
  const { rows } = await sql<{ before: string }>`select current_tenant() as before`.execute(tx)
  await enter(TenantId.parse(tenantId))
  const result = await work()
  for (const { before } of rows) await enter(before)
  return result
}
