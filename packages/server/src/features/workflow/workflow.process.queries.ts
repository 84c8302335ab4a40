import type { ProcessDefinition } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { mayAll } from '../role/index.ts'
import { isOfCentre } from '../staff/index.ts'

const selectProcesses = (tx: Tx) =>
  tx
    .selectFrom('workflowProcess')
    .select(['id', 'seriesId', 'version', 'name', 'category', 'formKey', 'isCurrent'])

/** Those that can be started, by category and name. */
export const currentProcesses = (tx: Tx, name: string) =>
  selectProcesses(tx)
    .where('isCurrent', '=', true)
    .where(sql<boolean>`position(fold_name(${name}) in fold_name(name)) > 0`)
    .orderBy(sql`fold_name(category)`)
    .orderBy(sql`fold_name(name)`)
    .orderBy('id')
    .execute()

export type ProcessRow = Awaited<ReturnType<typeof currentProcesses>>[number]
export type Process = ProcessRow & { definition: ProcessDefinition }

/** One version. Read as text, so that the names of a form's fields stay as they are written. */
export async function findProcess(tx: Tx, id: string, { lock = false } = {}): Promise<Process | undefined> {
  const row = await selectProcesses(tx)
    .select(sql<string>`definition::text`.as('text'))
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const { text, ...process } = row
  return { ...process, definition: JSON.parse(text) as ProcessDefinition }
}

export async function insertProcess(tx: Tx, process: Omit<Process, 'isCurrent'>): Promise<void> {
  const definition = JSON.stringify(process.definition)
  await tx
    .insertInto('workflowProcess')
    .values({ ...process, definition })
    .execute()
}

/** It can no longer be started. What runs by it goes on. */
export async function retireProcess(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('workflowProcess').set({ isCurrent: false }).where('id', '=', id).execute()
}

/** The choices of these dictionaries: code → value and label. */
export async function choicesOf(tx: Tx, codes: readonly string[]) {
  const found: Record<string, { label: string; value: string }[]> = {}
  if (codes.length === 0) return found
  const rows = await tx
    .selectFrom('lookup')
    .select(['code', 'key', 'value'])
    .where('active', '=', true)
    .where('parentId', 'is not', null)
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute()
  for (const { code, key, value } of rows) {
    found[code] ??= []
    found[code].push({ label: value, value: key ?? '' })
  }
  return found
}

/** Those among these people who work here now. */
export async function activeAmong(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from staff where tenant_id = current_tenant() and active
      and ${isOfCentre} and id = any(${ids}::uuid[])
    order by fold_name(real_name), id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** A person's roles let them open and decide steps. */
const usesProcesses = mayAll(['workflow.use'])

/** Of a task, called `task`: nobody who has it or could claim it still works here and may use processes. */
export const isOrphan = sql<boolean>`not exists (select from staff where staff.tenant_id = current_tenant() and staff.active
  and staff.id = any(case when task.assignee_id is null then task.candidate_ids else array[task.assignee_id] end)
  and ${usesProcesses})`

/** Those among these people who work here now and may use processes. */
export async function ableAmong(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from staff where tenant_id = current_tenant() and active
      and ${isOfCentre} and ${usesProcesses} and id = any(${ids}::uuid[])
    order by fold_name(real_name), id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Who works here, holds this role and may use processes. */
export async function holdersOf(tx: Tx, role: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from staff where tenant_id = current_tenant() and active and ${role} = any(roles)
      and ${usesProcesses}
    order by fold_name(real_name), id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether the centre has this role in use. */
export async function isRole(tx: Tx, alias: string): Promise<boolean> {
  const row = await tx
    .selectFrom('role')
    .select('id')
    .where('active', '=', true)
    .where('alias', '=', alias)
    .executeTakeFirst()
  return row !== undefined
}
