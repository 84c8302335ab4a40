import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Two who start a roll call at once wait for each other. */
export async function lockStarts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7321007, hashtext(current_tenant()))`.execute(tx)
}

/** What was started under this id: a roll call, or the one that its device joined. */
export const findStart = (tx: Tx, id: string) =>
  tx
    .selectFrom('rollCall')
    .select(['id as rollCallId', 'kind', 'startedAt', 'createdBy'])
    .where('id', '=', id)
    .unionAll(
      tx
        .selectFrom('rollCallAlias as alias')
        .innerJoin('rollCall as roll', (join) => sameTenant(join, 'roll.id', 'alias.rollCallId'))
        .select(['roll.id as rollCallId', 'roll.kind', 'alias.startedAt', 'alias.createdBy'])
        .where('alias.id', '=', id),
    )
    .executeTakeFirst()

export async function insertAlias(
  tx: Tx,
  row: { id: string; rollCallId: string; startedAt: string },
): Promise<void> {
  await tx.insertInto('rollCallAlias').values(row).execute()
}
