// The query builder on the pool, on one transaction, and for building statements only.
import {
  CamelCasePlugin,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  DummyDriver,
  type KyselyConfig,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { Connection } from './connection.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const adapter = new PostgresAdapter()
const plugins = [new CamelCasePlugin()]

const configOf = (driver: Driver): KyselyConfig => {
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => driver,
  }
  return { dialect, plugins }
}

/** Builds statements without sending them. */
export const buildOnly = configOf(new DummyDriver())

/** Sends every statement at once, without waiting for the answers to those before it: `await Promise.all([a, b])`
 *  takes one round trip. The builder's own single connection makes them queue. */
export const onConnection = (connection: DatabaseConnection) => configOf(new SingleDriver(connection))

/** Sends statements only: a transaction is begun and ended by `inTenant`. */
class StatementDriver extends DummyDriver {
  override async beginTransaction(): Promise<never> {
    throw new Error('a transaction is begun by inTenant')
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

export const onPool = (config: pg.PoolConfig) => configOf(new PoolDriver(config))

class PoolDriver extends StatementDriver {
  readonly #pool: pg.Pool

  constructor(config: pg.PoolConfig) {
    super()
    this.#pool = new pg.Pool({ ...config, pipeline: true })
    // The pool drops a connection that breaks, and opens another for the next query.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  override async acquireConnection(): Promise<Connection> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error)
    })
    return new Connection(client)
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof Connection) connection.release()
  }

  override destroy(): Promise<void> {
    return this.#pool.end()
  }
}
