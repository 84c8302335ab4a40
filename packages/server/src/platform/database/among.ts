import { type RawBuilder, sql } from 'kysely'

/** Whether a column holds one of these ids. The statement is the same however many there are, so that its plan is
 *  kept, as that of `in (…)` is not. @param column `child.id` */
export function among(column: string, ids: readonly string[] | RawBuilder<readonly string[]>) {
  return sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`
}
