import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

interface NewImport {
  id: string
  register: string
  fileName: string
  recordIds: string[]
  byId: string
  at: string
}

/** Until the end of the transaction nobody else imports into this register, so two who import one list add it once. */
export async function lockImports(tx: Tx, register: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(7321008, hashtext(current_tenant() || ${register}::text))`.execute(
    tx,
  )
}

export const findImport = (tx: Tx, id: string) =>
  tx
    .selectFrom('registerImport')
    .select(['register', 'recordIds', 'byId', 'at', 'undoneAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function insertImport(tx: Tx, row: NewImport): Promise<void> {
  await tx.insertInto('registerImport').values(row).execute()
}

/** Adds the rows of a further part of the file. */
export async function extendImport(tx: Tx, id: string, recordIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('registerImport')
    .set({ recordIds: sql`record_ids || ${recordIds}::uuid[]` })
    .where('id', '=', id)
    .execute()
}

export async function markUndone(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('registerImport').set({ undoneAt: now.toISOString() }).where('id', '=', id).execute()
}

export const lastImports = (tx: Tx, register: string) =>
  tx
    .selectFrom('registerImport')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'registerImport.byId'))
    .select(['registerImport.id', 'fileName', 'byId', 'staff.realName as byName', 'at', 'undoneAt'])
    .select(sql<number>`cardinality(record_ids)`.as('count'))
    .where('register', '=', register)
    .orderBy('at', 'desc')
    .orderBy('registerImport.id')
    .limit(10)
    .execute()
