import { sql } from 'kysely'
import { among } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Dictionary or entry → its code. */
export async function codesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('lookup').select(['id', 'code']).where(among('id', ids)).execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** Gives everything under this dictionary, at any depth, its code. */
export async function renameEntries(tx: Tx, id: string, code: string): Promise<void> {
  await sql`
    with recursive below as (
      select id from lookup where tenant_id = current_tenant() and parent_id = ${id}
      union
      select entry.id from lookup entry join below on entry.parent_id = below.id
        where entry.tenant_id = current_tenant()
    )
    update lookup set code = ${code}, version = version + 1
    where tenant_id = current_tenant() and id in (select id from below)`.execute(tx)
}

/** The entries of a dictionary that may be chosen, in their order. */
export async function entriesOf(tx: Tx, code: string) {
  const rows = await tx
    .selectFrom('lookup')
    .select(['code', 'key', 'value', 'sort'])
    .where('code', '=', code)
    .where('parentId', 'is not', null)
    .where('active', '=', true)
    .where('isSealed', '=', false)
    .orderBy('sort')
    .orderBy('value')
    .execute()
  return rows.map(({ key, value, sort, ...entry }) => ({
    ...entry,
    dictKey: key ?? '',
    dictValue: value,
    sort: sort ?? 0,
  }))
}
