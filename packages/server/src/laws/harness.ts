// What the laws iterate over: every operation of the product, its sample, and the state of the database.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Operations } from '@daybook/contract/kernel/feature.ts'
import { rightsOf } from '@daybook/contract/kernel/rights.ts'
import type { Answer } from '@daybook/testkit/call.ts'
import { samplesOfKind } from '@daybook/testkit/kinds.ts'
import type { Samples } from '@daybook/testkit/samples.ts'
import type { TestServer } from '@daybook/testkit/server.ts'
import type { Person, World } from '@daybook/testkit/world.ts'
import pg from 'pg'
import { listRoutes } from '../app/features.ts'
import type { Route } from '../platform/implement.ts'

export const routes = listRoutes()

/** Features that a run is restricted to, as `npm run new-feature` restricts it to the new one. Empty: all. */
const only = (process.env.LAWS_OF_FEATURES ?? '').split(',').filter(Boolean)
/** The operations that this run calls. */
export const calledRoutes = routes.filter(({ feature }) => only.length === 0 || only.includes(feature))
export const nameOf = (route: Route) => `${route.feature}.${route.name}`

const features = join(import.meta.dirname, '../features')
const tables = await Promise.all(
  globSync('*/*.samples.ts', { cwd: features }).map(async (file) => {
    const module: Record<string, unknown> = await import(join(features, file))
    return Object.values(module).filter(isSamples)
  }),
)

function isSamples(value: unknown): value is Samples {
  return typeof value === 'object' && value !== null && 'feature' in value && 'table' in value
}

/** The operation's input from its `<feature>.samples.ts`, or from what a kind declares. Throws when it has none and needs
 *  one. */
export async function sampleOf(route: Route, world: World): Promise<object> {
  const own =
    tables.flat().find((one) => one.feature === route.feature)?.table ?? samplesOfKind(route.feature)
  const sample = own?.[route.name]
  if (sample) return sample(world)
  if (needsNone(route)) return {}
  const file = `features/${route.feature}/${route.feature}.samples.ts`
  throw new Error(`${nameOf(route)} takes input and has no sample. Add one to ${file}.`)
}

/** Whether nothing is a valid input. A write with fields needs a sample even when all are optional, because without them
 *  it may change nothing. */
function needsNone({ operation: { method, query, body, upload } }: Route): boolean {
  const schemas = [query, body].filter((schema) => schema !== undefined)
  const accepts = (schema: (typeof schemas)[number]) =>
    method === 'GET' ? schema.safeParse({}).success : Object.keys(schema.shape).length === 0
  return !upload && schemas.every(accepts)
}

/** Calls the route as this person, over HTTP. */
export function call(
  server: TestServer,
  route: Route,
  person: Person | undefined,
  input: object,
  options: { key?: string; headers?: Record<string, string> } = {},
): Promise<Answer<unknown>> {
  const operations: Operations = { [route.name]: route.operation }
  return server.as(person).call({ feature: route.feature, operations }, route.name, input as never, options)
}

/** Our manager, or who else may do it: the tablet, or the administrator. */
export function personWho({ can }: Route, world: World): Person {
  const manager: readonly string[] = ['session', 'staff', ...rightsOf(['teacher', 'manager'])]
  if (can === 'kiosk.use') return world.centre.tablet
  return manager.includes(can) ? world.centre.manager : world.administrator
}

/** The same person in a new session, so that an operation that ends sessions does not end another test's session. */
export async function signedIn(world: World, person: Person): Promise<Person> {
  const sessionId = await world.build(person.tenantId, (make) =>
    make.session(person.id, '2027-01-01T00:00:00Z'),
  )
  return { ...person, sessionId }
}

/** Runs `work` with a connection that bypasses row security. */
export async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export interface TableState {
  table: string
  rows: number
  /** Hash of all rows. */
  hash: string
  /** Hash of the rows of one tenant. */
  hashOfTenant: string
}

export interface Reader {
  /** The state of every table. */
  state(tenantId: string): Promise<TableState[]>
  /** How many rows these tables have. */
  rows(...tables: string[]): Promise<Record<string, number>>
  /** The ids of all records of a tenant. */
  ids(tenantId: string): Promise<string[]>
  close(): Promise<void>
}

/** Reads all tables past row security. Its statements name every table, so they are prepared once. To start processes that
 *  read side by side takes ten times as long as to read these few rows. */
export async function openReader(ownerUrl: string): Promise<Reader> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    options: '-c max_parallel_workers_per_gather=0',
  })
  await client.connect()
  const tablesWith = async (column: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attname = $1 order by 1`,
      [column],
    )
    return rows.map(({ name }) => name)
  }
  const states = (await tablesWith('tenant_id')).map(
    (name) => `select '${name}' as table, count(*)::int as rows,
      coalesce(sum(of_row), 0)::text as hash,
      coalesce(sum(of_row) filter (where tenant_id = $1), 0)::text as "hashOfTenant"
      from (select tenant_id, hashtextextended(t::text, 0) as of_row from ${pg.escapeIdentifier(name)} t) r`,
  )
  const ids = (await tablesWith('id')).map(
    (name) => `select id::text from ${pg.escapeIdentifier(name)} where tenant_id = $1`,
  )
  const state = { name: 'state', text: states.join(' union all ') }
  const idsOf = { name: 'ids', text: ids.join(' union all ') }
  return {
    state: async (tenantId) => (await client.query<TableState>({ ...state, values: [tenantId] })).rows,
    rows: async (...tables) => {
      const counts = tables.map((name) => `(select count(*)::int from ${name}) as ${name}`)
      const found = await client.query<Record<string, number>>(`select ${counts.join()}`)
      return found.rows[0] ?? {}
    },
    ids: async (tenantId) =>
      (await client.query<{ id: string }>({ ...idsOf, values: [tenantId] })).rows.map(({ id }) => id),
    close: () => client.end(),
  }
}

/** Every UUID in a value, at any depth. */
export function idsIn(value: unknown): string[] {
  return JSON.stringify(value ?? null).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []
}
