// From the temporary tables into those of the database, and the proof that nothing was lost on the way.
import { sql } from 'kysely'
import { type Exported, pages } from '../../packages/server/src/features/dataExport/index.ts'
import { asTenant } from '../../packages/server/src/platform/database/tenancy.ts'
import { type ForeignKey, inOrder } from './move-catalog.ts'
import { goOn, type Staging, stagedName } from './move-stage.ts'
import { Problem } from './problem.ts'

/** People have the same ids wherever they are. */
export async function refuseSameCentre({ tx }: Staging, taken: readonly string[]): Promise<void> {
  for (const number of taken) {
    const find = () => sql`select from staff where id in (select id from moved_staff) limit 1`.execute(tx)
    const { rows } = await asTenant(tx, number, find, { evenDeactivated: true })
    if (rows.length > 0) throw new Problem(`This centre is here already: it is ${number}.`)
  }
}

/** Each row that another needs has to be in the export too. */
export async function refuseLooseEnds(staging: Staging, filled: readonly Exported[]): Promise<void> {
  for (const key of staging.catalog.keys)
    if (filled.includes(key.table)) await refuseLoose(staging, key, filled)
}

async function refuseLoose({ tx, catalog }: Staging, key: ForeignKey, filled: readonly Exported[]) {
  const isThere = filled.some((table) => table === key.target)
  const pairs = key.columns.map(
    (column, i) => sql`target.${sql.ref(key.targetColumns[i] ?? '')} = own.${sql.ref(column)}`,
  )
  const missing = isThere
    ? sql`not exists (select from ${sql.table(stagedName(key.target))} target where ${sql.join(pairs, sql` and `)})`
    : sql`true`
  const filledIn = key.columns.map((column) => sql`own.${sql.ref(column)} is not null`)
  const named = catalog.shapes.get(key.table)?.key.map((column) => sql`own.${sql.ref(column)}`) ?? []
  const { rows } = await sql<{ row: string }>`
    select concat_ws(' ', ${sql.join(named)}) as row from ${sql.table(stagedName(key.table))} own
    where ${sql.join(filledIn, sql` and `)} and ${missing} limit 1`.execute(tx)
  const column = key.columns.filter((one) => one !== 'tenant_id').join(', ')
  if (rows[0])
    throw new Problem(
      `${key.table}, row ${rows[0].row}: ${column} leads to no row of ${key.target}. If people worked in the centre while it was exported, export it again when they do not.`,
    )
}

/** With the application's role, so that row security sees every row. */
export async function insertAll(staging: Staging, filled: readonly Exported[]): Promise<void> {
  const { tx, catalog } = staging
  for (const group of inOrder(filled, catalog.keys)) {
    goOn(staging)
    const inserts = group.map((table) => {
      const columns = sql.join((catalog.columns.get(table) ?? []).map((column) => sql.ref(column)))
      const from = sql.table(stagedName(table))
      return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${from}`
    })
    // Foreign keys are checked when the whole statement has ended.
    const parts = inserts.map((insert, i) => sql`${sql.ref(`part${i}`)} as (${insert})`)
    await sql`with ${sql.join(parts)} select`.execute(tx)
  }
}

/** Exports the new centre, and compares it with what came, row by row. */
export async function compareAll(staging: Staging): Promise<void> {
  const { tx, from, catalog, number } = staging
  const was = `{"tenant_id":"${from.manifest.centre.number}",`
  for (const [table, shape] of catalog.shapes) {
    const came = from.rows(table)
    for await (const page of pages((work) => work(tx), { table, ...shape, subject: undefined })) {
      goOn(staging)
      for (const row of page) {
        const { value, done } = await came.next()
        const wanted = done ? '' : String(value).replace(was, `{"tenant_id":"${number}",`)
        if (row !== wanted)
          throw new Problem(`A row of ${table} would not be what was exported:\n  ${wanted}\n  ${row}`)
      }
    }
    if (!(await came.next()).done) throw new Problem(`A row of ${table} would be missing.`)
  }
}
