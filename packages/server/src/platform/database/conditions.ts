// Conditions that most queries have.
import {
  type ExpressionBuilder,
  type FilterObject,
  type JoinBuilder,
  type RawBuilder,
  type StringReference,
  sql,
} from 'kysely'

/** Filters by equality for every value that is given; undefined values are ignored:
 *  `.where((eb) => given(eb, { 'task.roomId': roomId, 'task.kind': kind }))`. */
export function given<DB, Tables extends keyof DB>(
  eb: ExpressionBuilder<DB, Tables>,
  wanted: FilterObject<DB, Tables>,
) {
  const present = Object.entries(wanted).filter(([, value]) => value !== undefined)
  return eb.and(Object.fromEntries(present) as FilterObject<DB, Tables>)
}

/** Whether a column holds one of these ids. The statement text is the same for any number of ids, so PostgreSQL can
 *  reuse its plan. With `in (…)` it could not. @param column such as `child.id` */
export function among(column: string, ids: readonly string[] | RawBuilder<readonly string[]>) {
  return sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`
}

/** Joins by id within the tenant: `(join) => sameTenant(join, 'room.id', 'task.roomId')`. Every key starts with the
 *  tenant, so a join without it cannot use an index. */
export function sameTenant<DB, Tables extends keyof DB>(
  join: JoinBuilder<DB, Tables>,
  column: StringReference<DB, Tables>,
  other: StringReference<DB, Tables>,
): JoinBuilder<DB, Tables> {
  return join.on(sql<boolean>`${tenantOf(column)} = ${tenantOf(other)}`).onRef(column, '=', other)
}

const tenantOf = (reference: string) => sql.ref(`${reference.split('.')[0]}.tenantId`)
