// The order of a register's list. Names of tables and columns come from the registers' declarations, never from a request.
import { type Expression, sql } from 'kysely'
import { type Order, orderedBy } from '../../platform/database/order.ts'
import { sourceOf } from '../../platform/fields/references.queries.ts'
import { columnOf, type RegisterKind } from './register.kind.ts'
import type { Rows } from './register.row.ts'

export const at = (kind: RegisterKind, field: string) => sql.ref(`${kind.table}.${columnOf(kind, field)}`)

/** Texts are sorted without regard to accents and case. */
export function inOrder(kind: RegisterKind): (rows: Rows) => Rows {
  return (rows) =>
    [...kind.order, kind.title]
      .reduce(
        (ordered, field) =>
          ordered.orderBy(orderOf(kind, field), kind.descending?.includes(field) ? 'desc' : 'asc'),
        rows,
      )
      .orderBy(`${kind.table}.id`)
}

const orderOf = (kind: RegisterKind, field: string): Expression<unknown> => {
  const { kind: type } = kind.fields[field] ?? { kind: 'instant' }
  return type === 'text' ? sql`fold_name(${at(kind, field)})` : at(kind, field)
}

/** What a client's order means: references by their names, options in their own order. */
function sortOf(kind: RegisterKind, field: string): Expression<unknown> {
  const declared = kind.fields[field]
  if (declared?.kind === 'choice')
    return sql`array_position(${declared.of.map((one) => storedAs(kind, field, one))}::text[], ${at(kind, field)}::text)`
  const of = declared && sourceOf(declared)
  if (!of) return orderOf(kind, field)
  const { table, name, key = 'id', code } = of
  const named = sql.join(name.map((column) => sql.ref(`named.${column}`)))
  return sql`(select min(fold_name(concat_ws(' ', ${named}))) from ${sql.table(table)} as named
    where named.tenant_id = ${sql.ref(`${kind.table}.tenantId`)}
      and ${sql.ref(`named.${key}`)} = ${at(kind, field)} ${code ? sql`and named.code = ${code}` : sql``})`
}

/** As the client asked. What is kept in other tables orders nothing. */
export function asAsked(kind: RegisterKind, wanted: Order<string>): (rows: Rows) => Rows {
  const isStored = (field: string) => columnOf(kind, field) !== null
  const ascs = wanted.ascs.filter(isStored)
  const descs = wanted.descs.filter(isStored)
  const columns = Object.fromEntries(
    [...ascs, ...descs].map((field) => [
      field,
      field === 'createTime' ? sql.ref(`${kind.table}.createdAt`) : sortOf(kind, field),
    ]),
  )
  return orderedBy({ ascs, descs }, columns, { emptyLast: true })
}

/** The column's value of a field's, such as of an option. */
export function storedAs(kind: RegisterKind, field: string, value: string): unknown {
  const write = kind.toColumn?.[field]
  if (write) return write(value, {})
  return kind.fields[field]?.kind === 'flag' ? value === '1' : value
}
