// What the values of a record refer to: rows of registers, entries of dictionaries, rooms and people.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Field, type Fields, rootId } from '@daybook/contract/kernel/fields.ts'
import { isReference } from '@daybook/contract/register/register.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { RegisterKind } from './register.kind.ts'

/** The table and the column of the name of each register that a field may pick from. They stand here because a kind
 *  cannot name another without a circle. */
const picked: Record<string, Source> = {
  position: { table: 'position', name: 'name' },
  team: { table: 'team', name: 'name' },
  role: { table: 'role', name: 'name', key: 'alias' },
  room: { table: 'room', name: 'name' },
  person: { table: 'staff', name: 'realName' },
  staff: { table: 'staff', name: 'realName' },
}

interface Source {
  table: string
  name: string
  /** The column that it is picked by, if not the id. */
  key?: string
}

function sourceOf(kind: RegisterKind, field: Field): Source | undefined {
  if (field.kind === 'parent')
    return { table: kind.table, name: String(kind.columns[kind.title] ?? kind.title) }
  if (field.kind === 'pick' || field.kind === 'picks') return picked[field.of]
  return picked[field.kind]
}

const idsOf = (value: unknown): string[] =>
  typeof value === 'string' && value !== rootId ? value.split(',').filter(Boolean) : []

export interface Named {
  name: string
  /** Whether it may still be chosen. */
  isOffered: boolean
}

/** Field → id or key → what it is called. What the centre does not have is not in it. */
export type Names = Readonly<Record<string, ReadonlyMap<string, Named>>>

export async function namesOf(tx: Tx, kind: RegisterKind, rows: readonly Values[]): Promise<Names> {
  const fields = Object.entries(kind.fields as Fields).filter(([, field]) => isReference(field))
  const found = await Promise.all(
    fields.map(async ([name, field]) => {
      const ids = [...new Set(rows.flatMap((row) => idsOf(row[name])))]
      return [name, ids.length === 0 ? new Map() : await read(tx, kind, field, ids)] as const
    }),
  )
  return Object.fromEntries(found)
}

async function read(tx: Tx, kind: RegisterKind, field: Field, ids: readonly string[]) {
  if (field.kind === 'dictionary') return entriesOf(tx, field.code, ids)
  const source = sourceOf(kind, field)
  if (!source) return new Map<string, Named>()
  const key = sql.ref(source.key ?? 'id')
  const { rows } = await sql<{ id: string; name: string; active: boolean }>`
    select ${key}::text as id, ${sql.ref(source.name)} as name, active from ${sql.table(source.table)}
    where tenant_id = current_tenant() and ${key}::text = any(${ids}::text[])
    order by active`.execute(tx)
  return new Map(rows.map(({ id, name, active }) => [id, { name, isOffered: active }]))
}

async function entriesOf(tx: Tx, code: string, keys: readonly string[]): Promise<Map<string, Named>> {
  const rows = await tx
    .selectFrom('lookup')
    .select(['key', 'value', 'isSealed', 'active'])
    .where('code', '=', code)
    .where('parentId', 'is not', null)
    .where('key', 'in', [...keys])
    // One that has ended is found only where none in use has its key.
    .orderBy('active')
    .execute()
  return new Map(
    rows.map(({ key, value, isSealed, active }) => [
      String(key),
      { name: value, isOffered: active && !isSealed },
    ]),
  )
}

interface Mention {
  path: string
  field: Field
  id: string
}

/** What the parts of a record refer to, with their paths: `enrolments.0.roomId`. */
function mentionsIn(fields: Fields, values: Values): Mention[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'repeat') return []
    return ((values[name] ?? []) as Values[]).flatMap((part, place) =>
      Object.entries(field.fields).flatMap(([inner, one]) =>
        isReference(one)
          ? idsOf(part[inner]).map((id) => ({ path: `${name}.${place}.${inner}`, field: one, id }))
          : [],
      ),
    )
  })
}

/** Id → name of what the parts of these records refer to. */
export async function mentionedIn(
  tx: Tx,
  kind: RegisterKind,
  rows: readonly Values[],
): Promise<ReadonlyMap<string, Named>> {
  const mentions = rows.flatMap((row) => mentionsIn(kind.fields, row))
  const byKind = Map.groupBy(mentions, ({ field }) => field.kind)
  const found = await Promise.all(
    [...byKind.values()].map((own) => {
      const ids = [...new Set(own.map(({ id }) => id))]
      return own[0] ? read(tx, kind, own[0].field, ids) : new Map<string, Named>()
    }),
  )
  return new Map(found.flatMap((names) => [...names]))
}

/** The parts that refer to what the centre does not have. */
export const missingParts = (
  known: ReadonlyMap<string, Named>,
  kind: RegisterKind,
  values: Values,
): Record<string, FieldError> =>
  Object.fromEntries(
    mentionsIn(kind.fields, values)
      .filter(({ id }) => !known.has(id))
      .map(({ path }) => [path, 'NOT_THERE']),
  )

/** The fields that refer to what the centre does not have, or offers no longer. What a record has already may stay. */
export function missingIn(
  names: Names,
  values: Values,
  before: Values | undefined,
): Record<string, FieldError> {
  const missing = Object.entries(names).filter(([name, known]) =>
    idsOf(values[name]).some((id) => !known.get(id)?.isOffered && !idsOf(before?.[name]).includes(id)),
  )
  return Object.fromEntries(missing.map(([name]) => [name, 'NOT_THERE']))
}

/** The words of a field's value: names by comma. */
export const wordsIn = (known: ReadonlyMap<string, Named> | undefined, value: unknown): string =>
  idsOf(value)
    .map((id) => known?.get(id)?.name ?? '')
    .join(',')
