// The data of the measurements: 200 centres, the last of them with the records of ten years. It is kept for the next run,
// for the two schemas used last.
import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { makeDemo } from '../../packages/demo/src/make.ts'
import { addYears, takePattern } from '../../packages/testkit/src/growth.ts'
import { cacheDir, checkout, makeFolder } from '../lib/place.ts'
import { detail, step } from '../lib/steps.ts'

/** The server's clock starts here: on a Wednesday, so that the children of every centre are there on any day. */
export const morning = '2026-03-11T10:30:00+13:00'
export const allCentres = 200
/** Their numbers. The demo's own two are smaller. */
const isMeasured = `id >= '200000'`
const years = 10
/** Data folders that are kept. Each takes some two gigabytes. */
const mostKept = 2

/** The folder for the data of this schema. Removes others, the oldest first. */
export function dataFolder(): string {
  const parent = makeFolder(join(cacheDir(), 'bench'))
  const folder = makeFolder(join(parent, dataHash()))
  utimesSync(folder, new Date(), new Date())
  const usedAt = (name: string) => statSync(join(parent, name)).mtimeMs
  const kept = readdirSync(parent).sort((one, other) => usedAt(other) - usedAt(one))
  for (const name of kept.slice(mostKept)) rmSync(join(parent, name), { recursive: true, force: true })
  return folder
}

/** The data is made again when tables, demo data or the years change. */
function dataHash(): string {
  const hash = createHash('sha256')
  for (const files of [
    'packages/server/migrations/*.sql',
    'packages/demo/src/**/*.ts',
    'packages/testkit/src/growth.ts',
  ])
    for (const file of globSync(files, { cwd: checkout }).sort())
      hash.update(readFileSync(join(checkout, file)))
  return hash.digest('hex').slice(0, 12)
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options?: string,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, options })
  // A lost connection fails what is asked over it. Nothing more needs to fail.
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Makes what is missing, and takes away what earlier runs recorded. The last of all centres has ten years.
 *  @returns the numbers of the centres */
export async function fillData(ownerUrl: string, centres: number): Promise<string[]> {
  const missing = centres - (await centresThere(ownerUrl)).length
  if (missing > 0)
    await step('Centres', () => makeDemo({ ownerUrl, now: new Date(morning), log: detail, centres: missing }))
  const there = await centresThere(ownerUrl)
  if (centres === allCentres) await asReplica(ownerUrl, (client) => grow(client, there.at(-1) ?? ''))
  // Those of the desks start with the clock.
  await withClient(ownerUrl, (client) => client.query(`delete from session where created_at = '${morning}'`))
  await sweep(ownerUrl)
  return there
}

const centresThere = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from tenant_ids() id where ${isMeasured} order by id`,
    )
    return rows.map(({ id }) => id)
  })

/** Triggers and foreign keys do not run. They would take most of the time. */
const asReplica = (url: string, work: (client: pg.Client) => Promise<void>) =>
  withClient(url, work, '-c session_replication_role=replica')

/** Copies the records of a centre into the years before, all or nothing, unless they are there. */
async function grow(client: pg.Client, tenantId: string): Promise<void> {
  // Whole weeks, so that each copy has the days of the week of the first.
  const { rows } = await client.query<{ days: number }>(
    `select 7 * ceil(extract(day from $2::timestamptz - min(occurred_at)) / 7)::int as days from care_record
     where tenant_id = $1`,
    [tenantId, morning],
  )
  const days = rows[0]?.days ?? 0
  const wanted = years * 365
  if (days >= wanted) return
  await step(`${years} years of one centre`, async () => {
    await client.query('begin')
    const all = { ofKind: 1e9, ofTable: 1e9 }
    await takePattern(client, { from: [tenantId], to: [], most: all })
    await addYears(client, { tenantIds: [tenantId], copies: Math.ceil(wanted / days), days, others: {} })
    await client.query('drop schema pattern cascade')
    await client.query('commit')
  })
}

/** What every centre has from its start, with the time of the machine. */
const standing = ['role', 'lookup']

/** Deletes what was made since the clock started, so that everything measures the same data. */
export const sweep = (url: string): Promise<void> =>
  asReplica(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select t.relname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
       where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
         and a.attname = 'created_at' and t.relname <> all($1)`,
      [standing],
    )
    for (const { name } of rows) await client.query(`delete from ${name} where created_at > '${morning}'`)
    await client.query('vacuum analyze')
  })
