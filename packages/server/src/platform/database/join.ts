import { type JoinBuilder, type StringReference, sql } from 'kysely'

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
