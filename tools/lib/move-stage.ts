// Reads the rows of an export into temporary tables that are like those of the database: with its types, checks and unique
// keys, so that each wrong row is found and named before any row is written.
import { sql } from 'kysely'
import { allRights, allRightsInCentre } from '../../packages/contract/src/kernel/rights.ts'
import type { Exported, Shape } from '../../packages/server/src/features/dataExport/index.ts'
import type { Tx } from '../../packages/server/src/platform/database/database.ts'
import type { Export } from './move-archive.ts'
import type { Catalog } from './move-catalog.ts'
import { picture, withheld } from './move-withheld.ts'
import { Problem } from './problem.ts'

export interface Staging {
  tx: Tx
  from: Export
  catalog: Catalog
  /** Of the centre here. */
  number: string
  stop: AbortSignal
}

export function goOn({ stop }: Pick<Staging, 'stop'>): void {
  if (stop.aborted) throw new Problem('It was stopped.')
}

export const stagedName = (table: string) => `moved_${table}`

const most = { rows: 500, length: 4e6 }

/** Makes the temporary tables of all tables that have rows. Returns those. */
export async function stageRows(staging: Staging): Promise<Exported[]> {
  const { tx, from, catalog } = staging
  await sql`create temporary table moved_poster (id uuid primary key) on commit drop`.execute(tx)
  const posters = from.manifest.parts.flatMap(
    ({ path }) => /^files\/([^/]+)\.poster\.jpg$/.exec(path)?.[1] ?? [],
  )
  await sql`insert into moved_poster select unnest(${posters}::uuid[])`.execute(tx)
  // Where a picture is kept is said by its file.
  const tables = [...catalog.shapes.keys()].sort((a, b) => Number(b === 'file') - Number(a === 'file'))
  const filled: Exported[] = []
  for (const table of tables) {
    if (await stageTable(staging, table)) filled.push(table)
  }
  await refuseOperators(tx, filled)
  return filled
}

async function stageTable(staging: Staging, table: Exported): Promise<boolean> {
  const { tx, from, catalog } = staging
  const said = from.manifest.tables[table]
  const shape = catalog.shapes.get(table)
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  if (!said || !shape || !isSame(said.columns, shape.columns))
    throw new Problem(`The columns of ${table} are not those of this Daybook.`)
  // Those that others look into are there even without rows.
  if (said.rows > 0 || table === 'file')
    await sql`create temporary table ${sql.table(stagedName(table))} (like ${sql.table(table)}
      including constraints including generated including indexes) on commit drop`.execute(tx)
  let count = 0
  let batch: string[] = []
  let length = 0
  const send = async () => {
    goOn(staging)
    if (batch.length > 0) await insert(staging, table, shape, batch)
    batch = []
    length = 0
  }
  for await (const row of from.rows(table)) {
    if (++count > said.rows) break
    mustFit(row, { table, shape, number: from.manifest.centre.number })
    batch.push(row)
    length += row.length
    if (batch.length === most.rows || length > most.length) await send()
  }
  await send()
  if (count !== said.rows)
    throw new Problem(`${table} does not have the ${said.rows} rows that it was exported with.`)
  return count > 0
}

interface Expected {
  table: Exported
  shape: Shape
  number: string
}

function mustFit(row: string, { table, shape, number }: Expected): void {
  const values = parsed(row)
  if (!values) throw new Problem(`${table} has a row that is no JSON object: ${row.slice(0, 80)}`)
  const found = Object.keys(values)
  if (found.length !== shape.columns.length || shape.columns.some(({ name }) => !(name in values)))
    throw new Problem(`${nameOf(table, shape, row)} has other columns than this Daybook.`)
  if (values.tenant_id !== number)
    throw new Problem(
      `${nameOf(table, shape, row)} is of another centre (${JSON.stringify(values.tenant_id)}).`,
    )
}

function parsed(row: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(row)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Such as `care_record, row 0198…`. */
const nameOf = (table: string, { key }: Shape, row: string) =>
  `${table}, row ${key.map((column) => JSON.stringify(parsed(row)?.[column])).join(' ')}`

async function insert(staging: Staging, table: Exported, shape: Shape, rows: string[]): Promise<void> {
  const { tx } = staging
  await sql`savepoint rows`.execute(tx)
  try {
    await insertRows(staging, table, rows)
  } catch (error) {
    await sql`rollback to savepoint rows`.execute(tx)
    // One at a time, to name the one that is wrong.
    for (const row of rows.length > 1 ? rows : []) await insert(staging, table, shape, [row])
    const why = error instanceof Error ? error.message.replace(`"${stagedName(table)}"`, `"${table}"`) : ''
    throw new Problem(`${nameOf(table, shape, rows[0] ?? '')}: ${why.slice(0, 300)}.`, { cause: error })
  }
  await sql`release savepoint rows`.execute(tx)
}

async function insertRows({ tx, catalog, number }: Staging, table: Exported, rows: string[]): Promise<void> {
  const columns = catalog.columns.get(table) ?? []
  const given = catalog.shapes.get(table)?.columns.filter(({ name }) => name !== 'tenant_id') ?? []
  const values = columns.map((column) => {
    const own = withheld[`${table}.${column}`]
    if (own !== undefined) return sql.raw(own)
    if (column === 'picture' && columns.includes('picture_file_id')) return sql.raw(picture)
    return sql`staged.${sql.ref(column)}`
  })
  await sql`
    insert into ${sql.table(stagedName(table))} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from (
      select ${sql.join([sql`${number}::text as tenant_id`, ...given.map(({ name }) => sql.ref(name))])}
      from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join()}]`}::json)
    ) staged`.execute(tx)
}

/** A role of a centre never has a right of the platform's operator. */
async function refuseOperators(tx: Tx, filled: readonly Exported[]): Promise<void> {
  if (!filled.includes('role')) return
  const beyond = allRights.filter((right) => !allRightsInCentre.includes(right))
  const { rows } = await sql<{ id: string }>`
    select id from moved_role where rights && ${beyond}::text[] limit 1`.execute(tx)
  if (rows[0]) throw new Problem(`role, row "${rows[0].id}" has a right that only the operator has.`)
}
