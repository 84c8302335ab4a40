// Configurations of the query builder: for the pool, for one transaction, and for building statements only.
import {
  CamelCasePlugin,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  DummyDriver,
  type KyselyConfig,
  PostgresAdapter,
  PostgresIntrospector,
} from 'kysely'
import type pg from 'pg'
import type { AtCommit } from './atCommit.ts'
import { Compiler } from './compiler.ts'
import { Connection } from './connection.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const adapter = new PostgresAdapter()
const plugins = [new CamelCasePlugin()]

const configOf = (driver: Driver): KyselyConfig => {
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new Compiler(),
    createDriver: () => driver,
  }
  return { dialect, plugins }
}

/** Builds statements without sending them. */
export const buildOnly = configOf(new DummyDriver())

/** Sends every statement at once, without waiting for earlier answers. `await Promise.all([a, b])` takes one round
 *  trip. Kysely's own single-connection driver would queue them. */
export const onConnection = (connection: DatabaseConnection) => configOf(new SingleDriver(connection))

/** Sends statements only. `inTenant` begins and ends transactions. */
class StatementDriver extends DummyDriver {
  override async beginTransaction(): Promise<never> {
    throw new Error('use inTenant to begin a transaction')
  }
}

class SingleDriver extends StatementDriver {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super()
    this.#connection = connection
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
}

export const onPool = (pool: pg.Pool, atCommit?: readonly AtCommit[]) =>
  configOf(new PoolDriver(pool, atCommit))

class PoolDriver extends StatementDriver {
  readonly #pool: pg.Pool
  readonly #atCommit: readonly AtCommit[] | undefined

  constructor(pool: pg.Pool, atCommit: readonly AtCommit[] | undefined) {
    super()
    this.#pool = pool
    this.#atCommit = atCommit
    // The pool drops a broken connection, and opens another for the next query.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  override async acquireConnection(): Promise<Connection> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error)
    })
    return new Connection(client, this.#atCommit)
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof Connection) connection.release()
  }

  override destroy(): Promise<void> {
    return this.#pool.end()
  }
}
