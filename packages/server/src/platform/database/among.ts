import { type RawBuilder, sql } from 'kysely'

/** Whether a column holds one of these ids. The statement text is the same for any number of ids, so PostgreSQL can
 *  reuse its plan. With `in (…)` it could not. @param column such as `child.id` */
export function among(column: string, ids: readonly string[] | RawBuilder<readonly string[]>) {
  return sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`
}
