// Converts rows of a register to the wire format for a reader.
import { statusKeys } from '@daybook/contract/kernel/dictionaries.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Fields, rootId, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { RegisterRecord } from '@daybook/contract/register/register.kind.ts'
import { isReference, nameKeyOf } from '@daybook/contract/register/register.rules.ts'
import type { Actor } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lookUp } from '../../platform/fields/references.queries.ts'
import { anyKind, type RegisterKind } from './register.kind.ts'
import { ownColumns } from './register.queries.ts'
import { namesOfParts, referencesOf, wordsOf } from './register.references.ts'
import type { RegisterRow } from './register.row.ts'

/** The values of a row's fields. */
export async function valuesOf<F extends Fields>(
  tx: Tx,
  kind: RegisterKind<F>,
  rows: readonly RegisterRow[],
): Promise<ValuesOf<F>[]> {
  const any = anyKind(kind)
  const further =
    (await any.load?.(
      tx,
      rows.map(({ id }) => id),
    )) ?? new Map<string, Values>()
  const columns = ownColumns(any)
  return rows.map((row) => {
    const own = columns.map(([field, column]) => [
      field,
      fieldValue(any, field, { row, stored: row[column] }),
    ])
    const values: Values = { ...Object.fromEntries(own), ...further.get(row.id) }
    // The order of the fields matters, because submitRow compares JSON texts.
    return Object.fromEntries(Object.keys(any.fields).map((name) => [name, values[name]])) as ValuesOf<F>
  })
}

function fieldValue(
  kind: RegisterKind,
  field: string,
  { row, stored }: { row: RegisterRow; stored: unknown },
): unknown {
  const read = kind.fromColumn?.[field]
  if (read) return read(stored, row)
  switch (kind.fields[field]?.kind) {
    case 'parent':
      return stored ?? rootId
    case 'flag':
      return stored ? 1 : 0
    default:
      return stored ?? null
  }
}

/** Column → stored value, from a record's values. */
export function rowOf<F extends Fields>(kind: RegisterKind<F>, values: ValuesOf<F>): Record<string, unknown> {
  const any = anyKind(kind)
  const given = values as Values
  return Object.fromEntries(ownColumns(any).map(([field, column]) => [column, storedOf(any, field, given)]))
}

function storedOf(kind: RegisterKind, field: string, values: Values): unknown {
  const value = values[field]
  const write = kind.toColumn?.[field]
  if (write) return write(value, values)
  switch (kind.fields[field]?.kind) {
    case 'parent':
      return value === rootId ? null : value
    case 'flag':
      return value === 1
    default:
      return value
  }
}

export async function toRecords<F extends Fields>(
  tx: Tx,
  kind: RegisterKind<F>,
  rows: readonly RegisterRow[],
  actor: Actor,
): Promise<RegisterRecord<ValuesOf<F>>[]> {
  const values = await valuesOf(tx, kind, rows)
  const references = values.map((own) => referencesOf(anyKind(kind), own as Values))
  const nameOf = await lookUp(tx, references.flat())
  const fixed =
    (await kind.fixed?.(
      tx,
      rows.map(({ id }) => id),
    )) ?? []
  const partNames = namesOfParts(references.flat(), nameOf)
  const named = Object.entries(kind.fields as Fields).filter(([, field]) => isReference(field))
  return rows.map((row, place) => {
    const own = values[place] as ValuesOf<F>
    const words = named.map(([name]) => [nameKeyOf(name), wordsOf(references[place] ?? [], nameOf, name)])
    return {
      id: row.id,
      tenantId: row.tenantId,
      createUser: row.createdBy,
      createTime: row.createdAt,
      updateUser: row.updatedBy,
      updateTime: row.updatedAt,
      status: row.active ? statusKeys.inUse : statusKeys.ended,
      version: row.version,
      can: row.active && actor.rights.has(kind.edit) && !fixed.includes(row.id) ? ['edit', 'remove'] : [],
      names: partNames,
      ...(kind.hasPicture && personOf(row)),
      ...own,
      ...Object.fromEntries(words),
    } as RegisterRecord<ValuesOf<F>>
  })
}

/** Of a register of people. */
function personOf({ id, picture }: RegisterRow) {
  const avatar = picture as string | null
  return { picture: avatar, userId: id, avatar }
}
