// A query builder on one connection that sends a statement at once, without waiting for the answers to those before
// it: `await Promise.all([a, b])` takes one way to the database and back. The builder's own single connection makes
// them queue. Statements arrive in the order in which they were begun.
import {
  CamelCasePlugin,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Tx } from './database.ts'
import type { DB } from './types.ts'

const camelCase = new CamelCasePlugin()
const adapter = new PostgresAdapter()
const none = async () => undefined
const refused = async () => {
  throw new Error('a transaction is begun and ended by inTenant')
}

const builders = new WeakMap<DatabaseConnection, Tx>()

/** The same builder for the same connection: one costs as much as a query. */
export function pipelineOn(connection: DatabaseConnection): Tx {
  const builder = builders.get(connection) ?? newBuilder(connection)
  builders.set(connection, builder)
  return builder
}

function newBuilder(connection: DatabaseConnection): Tx {
  const dialect: Dialect = {
    createAdapter: () => adapter,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: none,
      acquireConnection: async () => connection,
      releaseConnection: none,
      destroy: none,
      beginTransaction: refused,
      commitTransaction: refused,
      rollbackTransaction: refused,
    }),
  }
  return new Kysely<DB>({ dialect, plugins: [camelCase] })
}
