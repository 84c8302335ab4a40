import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { about, type Subject } from './dataExport.about.ts'
import type { ExportedColumn } from './dataExport.manifest.ts'
import { type Exported, isSecret } from './dataExport.tables.ts'

/** Rows that are read at once. */
const pageSize = 500

export interface Shape {
  /** What the export holds, in the order of the table. Bytes, and what the database derives, are never among them. */
  columns: ExportedColumn[]
  /** The primary key beside the tenant; the tenant itself for the row of the centre. */
  key: string[]
}

export async function shapesOf(
  tx: Tx,
  tables: readonly Exported[],
  subject: Subject | undefined,
): Promise<ReadonlyMap<Exported, Shape>> {
  const { rows } = await sql<{
    name: Exported
    column: string
    type: string
    required: boolean
    isKey: boolean
  }>`
    select c.relname::text as name, a.attname::text as column, a.attnotnull as required,
      format_type(a.atttypid, a.atttypmod) as type,
      a.attnum = any(i.indkey::int2[]) and (a.attname <> 'tenant_id' or i.indnkeyatts = 1) as is_key
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables}::text[])
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(tx)
  const shapes = new Map<Exported, Shape>(tables.map((table) => [table, { columns: [], key: [] }]))
  for (const { name, column, type, required, isKey } of rows) {
    if (isKey) shapes.get(name)?.key.push(column)
    const isOfOthers = heldOf(name, subject)?.without?.includes(column)
    if (type !== 'bytea' && !isOfOthers && !isSecret(column))
      shapes.get(name)?.columns.push({ name: column, type, required })
  }
  return shapes
}

interface Asked extends Shape {
  table: Exported
  /** Only what is about them. */
  subject: Subject | undefined
  /** The key of the last row that was read. */
  after: readonly string[] | undefined
}

/** The next rows as JSON, by their key. Instants are in UTC, wherever the machine is. */
export async function nextRows(tx: Tx, { table, columns, key, subject, after }: Asked) {
  const keys = sql.join(key.map((column) => sql.ref(column)))
  const past = after === undefined ? sql`true` : sql`(${keys}) > (${sql.join(after)})`
  const held = columns.map(({ name }) => asHeld(table, name, subject))
  const inUtc = sql`select set_config('TimeZone', 'UTC', true)`.execute(tx)
  const read = sql<{ key: string[]; json: string }>`
    select page.key, row_to_json(kept)::text as json from (
      select array[${keys}]::text[] as key, ${sql.table(table)} as whole from ${sql.table(table)}
      where ${past} and ${isAbout(table, subject)} and ${isSent(table)} order by ${keys} limit ${sql.lit(pageSize)}
    ) page, lateral (select ${sql.join(held)}) kept`.execute(tx)
  const [{ rows }] = await Promise.all([read, inUtc])
  return { rows, isLast: rows.length < pageSize }
}

const heldOf = (table: Exported, subject: Subject | undefined) => subject && about[subject.of][table]

/** A picture that is a file of the centre is named by `picture_file_id`. What else there is, is where it is kept. */
const pictured: readonly Exported[] = ['child', 'contact', 'staff']

function asHeld(table: Exported, column: string, subject: Subject | undefined) {
  const value = sql`(whole).${sql.ref(column)}`
  if (column === 'picture' && pictured.includes(table))
    return sql`case when (whole).picture_file_id is null then ${value} end as picture`
  const own = heldOf(table, subject)?.ownOf
  if (!subject || own?.column !== column) return value
  const { list, key } = own
  return sql`case jsonb_typeof(${value} -> ${list}::text) when 'array' then jsonb_set(${value}, array[${list}::text], (
    select coalesce(jsonb_agg(element), '[]') from jsonb_array_elements(${value} -> ${list}::text) element
    where element ->> ${key}::text = ${subject.id})) else ${value} end as ${sql.ref(column)}`
}

function isAbout(table: Exported, subject: Subject | undefined): RawBuilder<boolean> {
  if (!subject) return sql`true`
  const held = heldOf(table, subject)
  if (!held) return sql`false`
  const ways = held.ways.map(({ column, through }) =>
    through
      ? sql`${sql.ref(column)} in (
          select ${sql.ref(through.column)} from ${sql.table(through.table)} where ${isAbout(through.table, subject)})`
      : sql`${sql.ref(column)} = ${subject.id}`,
  )
  const isTheirs = held.unless ? sql`${sql.ref(held.unless)} is null` : sql`true`
  return sql`((${sql.join(ways, sql` or `)}) and ${isTheirs})`
}

/** Files at once. */
const filesPage = 100

/** A person's unsent draft, with its files, stays theirs. */
function isSent(table: Exported): RawBuilder<boolean> {
  if (table === 'workflow_file') return sql`draft_id is null`
  if (table !== 'file') return sql`true`
  return sql`file.id not in (select file_id from workflow_file where draft_id is not null)`
}

const exportedFiles = (tx: Tx, subject: Subject | undefined) =>
  tx.selectFrom('file').where(isAbout('file', subject)).where(isSent('file'))

/** The next files, by their id. */
export const filesAfter = (
  tx: Tx,
  { subject, after }: Pick<Asked, 'subject'> & { after: string | undefined },
) =>
  exportedFiles(tx, subject)
    .select(['file.id', 'file.name', 'file.mime', 'file.storageKey', 'file.posterKey'])
    .$if(after !== undefined, (query) => query.where('file.id', '>', after ?? ''))
    .orderBy('file.id')
    .limit(filesPage)
    .execute()

/** How much all of them are. */
export async function bytesOfFiles(tx: Tx, subject: Subject | undefined): Promise<number> {
  const { bytes } = await exportedFiles(tx, subject)
    .select(sql<string>`coalesce(sum(file.size), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export async function readCentre(tx: Tx): Promise<{ number: string; name: string }> {
  return tx.selectFrom('centre').select(['tenantId as number', 'name']).executeTakeFirstOrThrow()
}

/** What people do is in the audit trail. */
export async function hasWorkedSince(tx: Tx, at: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('auditEvent')
    .select('id')
    .where('at', '>', at.toISOString())
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export const findSubject = (tx: Tx, { of, id }: Subject) =>
  tx.selectFrom(of).select('id').where('id', '=', id).executeTakeFirst()
