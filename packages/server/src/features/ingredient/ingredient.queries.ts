import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Until the end of the transaction nobody else adds ingredients to this centre, so none is there twice. */
export async function lockIngredients(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7321005, hashtext(current_tenant()))`.execute(tx)
}

/** The names of all that are in use. */
export const namesOfIngredients = (tx: Tx) =>
  tx.selectFrom('ingredient').select(['id', 'name', 'nameZh']).where('active', '=', true).execute()

/** Those of these that a dish in use has. */
export async function ingredientsInUse(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct has.ingredient_id as id from dish_ingredient as has
    join dish on dish.tenant_id = has.tenant_id and dish.id = has.dish_id
    where has.tenant_id = current_tenant() and has.ingredient_id = any(${ids}::uuid[])
      and has.ended_at is null and dish.active`.execute(tx)
  return rows.map(({ id }) => id)
}
