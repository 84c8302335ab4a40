// Queries for any register. Names of tables and columns come from the registers' declarations, never from a request.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { isTree, type RegisterStep } from '@daybook/contract/register/register.rules.ts'
import { type Expression, type SqlBool, sql, type Transaction } from 'kysely'
import { inBatches } from '../../platform/database/batches.ts'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Order } from '../../platform/database/order.ts'
import { readPage } from '../../platform/database/page.ts'
import { columnOf, type RegisterKind } from './register.kind.ts'
import { asAsked, at, inOrder } from './register.order.queries.ts'
import type { RegisterRow, Registers, Rows } from './register.row.ts'

/** All registers' tables as a single type, because the table depends on the kind. */
const registersOf = (tx: Tx) => tx as unknown as Transaction<Registers>

const sharedColumns = [
  'id',
  'tenantId',
  'createdBy',
  'createdAt',
  'updatedBy',
  'updatedAt',
  'active',
  'version',
]

/** The fields that are stored in the kind's own table, with their columns. */
export const ownColumns = (kind: RegisterKind): [field: string, column: string][] =>
  Object.keys(kind.fields).flatMap((field) => {
    const column = columnOf(kind, field)
    return column === null ? [] : [[field, column]]
  })

function selectRows(tx: Tx, kind: RegisterKind): Rows {
  const columns = [...sharedColumns, ...ownColumns(kind).map(([, column]) => column), kind.key ?? 'id']
  if (kind.hasPicture) columns.push('picture')
  return registersOf(tx)
    .selectFrom(kind.table)
    .select(columns.map((column) => `${kind.table}.${column}`))
    .$if(kind.only !== undefined, (rows) => rows.where(kind.only as Expression<SqlBool>))
    .$castTo<RegisterRow>()
}

export interface RowsWanted {
  active: boolean
  /** Matched within any searched field. */
  text?: string | undefined
  /** Field → text within its value. */
  filters: Readonly<Record<string, string>>
  /** Field → columns' values, any of which it has. */
  among?: Readonly<Record<string, readonly unknown[]>> | undefined
  /** Only the children of this row; null for the top of the tree, undefined for all rows. */
  parentId?: string | null | undefined
  readable?: Expression<SqlBool> | undefined
}

const holds = (column: Expression<unknown>, words: string) =>
  sql<SqlBool>`position(fold_name(${words}) in fold_name(${column}::text)) > 0`

function matching(
  tx: Tx,
  kind: RegisterKind,
  { active, text, filters, among: chosen = {}, parentId, readable }: RowsWanted,
): Rows {
  const searched = sql.join([sql`' '`, ...kind.searched.map((field) => at(kind, field))])
  let rows = selectRows(tx, kind).where(`${kind.table}.active`, '=', active)
  if (readable) rows = rows.where(readable)
  if (text) rows = rows.where(holds(sql`concat_ws(${searched})`, text))
  for (const [field, words] of Object.entries(filters)) rows = rows.where(holds(at(kind, field), words))
  for (const [field, values] of Object.entries(chosen)) rows = rows.where(hasAny(at(kind, field), values))
  if (parentId === null) rows = rows.where(`${kind.table}.parentId`, 'is', null)
  else if (parentId !== undefined) rows = rows.where(`${kind.table}.parentId`, '=', parentId)
  return rows
}

/** Compared as texts, so that what no row can have matches none. Some columns hold several values. */
const hasAny = (column: Expression<unknown>, values: readonly unknown[]) =>
  values.some(Array.isArray)
    ? sql<SqlBool>`${column} && ${values.flat()}::text[]`
    : sql<SqlBool>`${column}::text = any(${values.map(String)}::text[])`

export async function pageOfRows(
  tx: Tx,
  kind: RegisterKind,
  wanted: RowsWanted & Order<string> & { current: number; size: number },
): Promise<{ records: RegisterRow[]; total: number }> {
  return readPage(matching(tx, kind, wanted).$call(asAsked(kind, wanted)).$call(inOrder(kind)), wanted)
}

export function allRows(tx: Tx, kind: RegisterKind, wanted: RowsWanted): Promise<RegisterRow[]> {
  return matching(tx, kind, wanted).$call(inOrder(kind)).execute()
}

/** These rows, in use or ended. @param options.lock locks them until the transaction ends */
export function findRows(
  tx: Tx,
  kind: RegisterKind,
  ids: readonly string[],
  { lock = false, readable }: { lock?: boolean; readable?: Expression<SqlBool> | undefined } = {},
): Promise<RegisterRow[]> {
  return selectRows(tx, kind)
    .where(among(`${kind.table}.id`, ids))
    .$if(readable !== undefined, (query) => query.where(readable as Expression<SqlBool>))
    .$if(lock, (query) => query.forUpdate().orderBy(`${kind.table}.id`))
    .execute()
}

/** These fields of all rows in use, as texts. */
export async function textsInUse(tx: Tx, kind: RegisterKind, names: readonly string[]): Promise<Values[]> {
  const texts = names.map((name) => sql<string | null>`${at(kind, name)}::text`.as(name))
  return registersOf(tx)
    .selectFrom(kind.table)
    .select(texts)
    .where('active', '=', true)
    .$if(kind.only !== undefined, (rows) => rows.where(kind.only as Expression<SqlBool>))
    .execute()
}

/** The ids of given rows that equal another row in use, or an earlier given row, in these columns. Two empty values count
 *  as equal. */
export async function takenAmong(
  tx: Tx,
  kind: RegisterKind,
  columns: readonly string[],
  given: readonly { id: string; values: readonly unknown[] }[],
): Promise<Set<string>> {
  if (given.length === 0) return new Set()
  const ids = given.map(({ id }) => id)
  const names = columns.map((_, place) => sql.ref(`v${place}`))
  const texts = columns.map((_, place) => {
    const column = given.map(({ values }) => values[place] ?? null)
    return sql`${column.map((value) => (value === null ? null : String(value)))}::text[]`
  })
  const keyOf = (of: Expression<unknown>[]) =>
    sql`jsonb_build_array(${sql.join(of.map((column) => sql`lower(${column}::text)`))})`
  const { rows } = await sql<{ id: string }>`
    with given as (
      select id, ${keyOf(names)} as same, place
      from unnest(${ids}::uuid[], ${sql.join(texts)}) with ordinality as asked (id, ${sql.join(names)}, place)
    ), counted as (
      select id, same, row_number() over (partition by same order by place) as turn from given
    )
    select id from counted
    where turn > 1 or same in (
      select ${keyOf(columns.map((column) => sql.ref(column)))} from ${sql.table(kind.table)}
      where tenant_id = current_tenant() and active and not id = any(${ids}::uuid[]))`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export async function insertRows(
  tx: Tx,
  kind: RegisterKind,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  await inBatches(rows, (batch) => registersOf(tx).insertInto(kind.table).values(batch).execute())
  await discardPlans(tx, rows.length)
}

const manyRows = 500

/** Discards plans after many rows. Plans from when the tables were small scan a whole table for every row. */
export async function discardPlans(tx: Tx, rows: number): Promise<void> {
  if (rows > manyRows) await sql`discard plans`.execute(tx)
}

export async function updateRow(
  tx: Tx,
  kind: RegisterKind,
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  await registersOf(tx)
    .updateTable(kind.table)
    .set(columns)
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Ends these rows. */
export async function endRows(tx: Tx, kind: RegisterKind, ids: readonly string[]): Promise<void> {
  await registersOf(tx)
    .updateTable(kind.table)
    .set(({ eb }) => ({ active: false, version: eb('version', '+', 1) }))
    .where(among('id', ids))
    .execute()
}

/** Puts an ended row back in use. */
export async function restoreRow(tx: Tx, kind: RegisterKind, id: string): Promise<void> {
  await registersOf(tx)
    .updateTable(kind.table)
    .set(({ eb }) => ({ active: true, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The children in use of these rows, with their parents. */
export async function childrenOf(tx: Tx, kind: RegisterKind, ids: readonly string[]) {
  if (!isTree(kind.fields)) return []
  return registersOf(tx)
    .selectFrom(kind.table)
    .select(['id', 'parentId'])
    .where('active', '=', true)
    .where(among('parentId', ids))
    .execute()
}

interface NewChange {
  id: string
  register: string
  recordId: string
  /** The record's version after the change. */
  version: number
  step: RegisterStep
  byId: string
  at: string
  before: Values | null
}

export const insertChanges = (tx: Tx, changes: readonly NewChange[]) =>
  inBatches(
    changes.map(({ before, ...change }) => ({ ...change, before: before && JSON.stringify(before) })),
    (batch) => tx.insertInto('registerChange').values(batch).execute(),
  )

/** The changes of a record, newest first. */
export async function changesOf(tx: Tx, register: string, recordId: string) {
  const rows = await tx
    .selectFrom('registerChange')
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'registerChange.byId'))
    .select(['staff.id as byId', 'staff.realName as byName', 'registerChange.at', 'registerChange.version'])
    .select([
      sql.ref<RegisterStep>('register_change.step').as('step'),
      sql.ref<Record<string, unknown> | null>('register_change.before').as('before'),
    ])
    .where('registerChange.register', '=', register)
    .where('registerChange.recordId', '=', recordId)
    .orderBy('registerChange.version', 'desc')
    .execute()
  return rows.map(({ byId, byName, ...change }) => ({
    ...change,
    by: byId === null ? null : { id: byId, name: byName ?? '' },
  }))
}

/** The name of a member of staff; empty if unknown. */
export async function staffName(tx: Tx, id: string | null): Promise<string> {
  if (id === null) return ''
  const row = await tx.selectFrom('staff').select('realName').where('id', '=', id).executeTakeFirst()
  return row?.realName ?? ''
}
