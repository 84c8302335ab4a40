import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Children still here who were born in this month of any year, 1 to 12. */
export function childrenBornIn(tx: Tx, month: number): Promise<{ id: string; birthDate: string }[]> {
  return tx
    .selectFrom('child')
    .select(['id', 'birthDate'])
    .where('active', '=', true)
    .where(sql<number>`extract(month from birth_date)`, '=', month)
    .orderBy('id')
    .execute()
}
