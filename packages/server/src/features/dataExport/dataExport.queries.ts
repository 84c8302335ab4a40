import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { aboutChild, type Exported, isSecret } from './dataExport.tables.ts'

/** Rows that are read at once. */
const pageSize = 500

export interface Shape {
  /** What an export may hold, in the order of the table. Bytes are never among them. */
  columns: string[]
  /** The primary key beside the tenant; the tenant itself for the row of the centre. */
  key: string[]
}

export async function shapesOf(tx: Tx, tables: readonly Exported[]): Promise<ReadonlyMap<Exported, Shape>> {
  const { rows } = await sql<{ name: Exported; column: string; isKey: boolean; isBytes: boolean }>`
    select c.relname::text as name, a.attname::text as column, a.atttypid = 'bytea'::regtype as is_bytes,
      a.attnum = any(i.indkey::int2[]) and (a.attname <> 'tenant_id' or i.indnkeyatts = 1) as is_key
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables}::text[])
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(tx)
  const shapes = new Map<Exported, Shape>(tables.map((table) => [table, { columns: [], key: [] }]))
  for (const { name, column, isKey, isBytes } of rows) {
    if (isKey) shapes.get(name)?.key.push(column)
    if (!isBytes && !isSecret(column)) shapes.get(name)?.columns.push(column)
  }
  return shapes
}

interface Asked extends Shape {
  table: Exported
  /** Only what is about this child. */
  childId: string | undefined
  /** The key of the last row that was read. */
  after: readonly string[] | undefined
}

/** The next rows as JSON, by their key. */
export async function nextRows(tx: Tx, { table, columns, key, childId, after }: Asked) {
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const past = after === undefined ? sql`true` : sql`(${keys}) > (${sql.join(after)})`
  const { rows } = await sql<{ key: string[]; json: string }>`
    select page.key, row_to_json(kept)::text as json from (
      select array[${keys}]::text[] as key, ${sql.table(table)} as whole from ${sql.table(table)}
      where ${past} and ${isAbout(table, childId)} order by ${keys} limit ${pageSize}
    ) page, lateral (select ${sql.join(columns.map((column) => sql`(whole).${sql.ref(column)}`))}) kept`.execute(
    tx,
  )
  return { rows, isLast: rows.length < pageSize }
}

function isAbout(table: Exported, childId: string | undefined) {
  if (childId === undefined) return sql`true`
  const way = aboutChild[table]
  if (!way) return sql`false`
  const { column, through } = way
  if (!through) return sql`${sql.ref(column)} = ${childId}`
  return sql`${sql.ref(column)} in (
    select ${sql.ref(through.column)} from ${sql.table(through.table)} where child_id = ${childId})`
}

/** Files at once. */
const filesPage = 100

/** Those that a record has: a person's unsent draft stays theirs. */
function exportedFiles(tx: Tx, childId: string | undefined) {
  const ofChild = sql<boolean>`file.id in (
    select f.file_id from report_file f join report r on r.tenant_id = f.tenant_id and r.id = f.report_id
    where r.child_id = ${childId}
    union select f.file_id from learning_story_file f
    join learning_story_child c on c.tenant_id = f.tenant_id and c.story_id = f.story_id
    where c.child_id = ${childId}
    union select picture_file_id from child where child.id = ${childId})`
  return tx
    .selectFrom('file')
    .where(childId === undefined ? sql<boolean>`true` : ofChild)
    .where(sql<boolean>`file.id not in (select file_id from workflow_file where draft_id is not null)`)
}

/** The next files, by their id. */
export const filesAfter = (
  tx: Tx,
  { childId, after }: Pick<Asked, 'childId'> & { after: string | undefined },
) =>
  exportedFiles(tx, childId)
    .select(['file.id', 'file.name', 'file.mime', 'file.storageKey', 'file.posterKey'])
    .$if(after !== undefined, (query) => query.where('file.id', '>', after ?? ''))
    .orderBy('file.id')
    .limit(filesPage)
    .execute()

/** How much all of them are. */
export async function bytesOfFiles(tx: Tx, childId: string | undefined): Promise<number> {
  const { bytes } = await exportedFiles(tx, childId)
    .select(sql<string>`coalesce(sum(file.size), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export const findChild = (tx: Tx, id: string) =>
  tx.selectFrom('child').select('id').where('id', '=', id).executeTakeFirst()
