// What the values of a record refer to by id or key: children, people, rooms, rows of registers, entries of dictionaries.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Field, type Fields, rootId } from '@daybook/contract/kernel/fields.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { fullNameOf } from '../database/full.name.queries.ts'

/** Where what a field refers to is kept. */
export interface Source {
  table: string
  /** The column of its name, or those of the first and the family name. */
  name: readonly [string, string?]
  /** The column that it is referred to by, if not the id. */
  key?: string
  /** The dictionary, of an entry. */
  code?: string
}

const person: Source = { table: 'staff', name: ['realName'] }
/** They stand here because a feature cannot name another without a circle. */
export const sources = {
  child: { table: 'child', name: ['firstName', 'familyName'] },
  person,
  staff: person,
  room: { table: 'room', name: ['name'] },
  position: { table: 'position', name: ['name'] },
  team: { table: 'team', name: ['name'] },
  ingredient: { table: 'ingredient', name: ['name'] },
  dish: { table: 'dish', name: ['name'] },
  role: { table: 'role', name: ['name'], key: 'alias' },
} as const satisfies Record<string, Source>

const known = new Map<string, Source>(Object.entries(sources))
const several = { children: sources.child, people: person, rooms: sources.room } as const

/** Undefined for a field that refers to nothing, or to what its feature looks after by itself. */
export function sourceOf(field: Field, parent?: Source): Source | undefined {
  switch (field.kind) {
    case 'child':
    case 'person':
    case 'room':
      return sources[field.kind]
    case 'children':
    case 'people':
    case 'rooms':
      return several[field.kind]
    case 'pick':
    case 'picks':
      return known.get(field.of)
    case 'dictionary':
      return { table: 'lookup', name: ['value'], key: 'key', code: field.code }
    default:
      return field.kind === 'parent' ? parent : undefined
  }
}

export interface Reference {
  /** `enrolments.0.roomId` */
  path: string
  of: Source
  id: string
}

interface Walk {
  /** What the paths start with: `detail.` */
  at?: string
  /** What a row of a tree is under. */
  parent?: Source
  /** Fields that are not shown count as well. */
  hidden?: boolean
}

/** Every id and key that the values refer to, with its path. */
export function referencesIn(fields: Fields, values: Values, walk: Walk = {}): Reference[] {
  const { at = '', parent, hidden = false } = walk
  return Object.entries(fields).flatMap(([name, field]): Reference[] => {
    const value = values[name]
    if (value === null || value === undefined || !(hidden || isShown(field, values))) return []
    const path = at + name
    if (field.kind === 'group')
      return referencesIn(field.fields, value as Values, { ...walk, at: `${path}.` })
    if (field.kind === 'repeat')
      return (value as Values[]).flatMap((part, place) =>
        referencesIn(field.fields, part, { ...walk, at: `${path}.${place}.` }),
      )
    const of = sourceOf(field, parent)
    return of ? idsIn(value).map((id) => ({ path, of, id })) : []
  })
}

/** One id, several by comma, or a list of them. */
export const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value
  return typeof value === 'string' && value !== rootId ? value.split(',').filter(Boolean) : []
}

export interface Named {
  name: string
  /** Whether it may still be chosen. */
  isOffered: boolean
}

const placeOf = ({ table, key = 'id', code = '' }: Source, id: string) => `${table} ${key} ${code} ${id}`

/** What these are called, in one statement. What the centre does not have is undefined. */
export async function lookUp(
  tx: Tx,
  references: readonly Pick<Reference, 'of' | 'id'>[],
): Promise<(reference: Pick<Reference, 'of' | 'id'>) => Named | undefined> {
  const groups = Map.groupBy(references, ({ of }) => placeOf(of, ''))
  const parts = [...groups.values()].flatMap((group) =>
    group[0] ? rowsOf(group[0].of, [...new Set(group.map(({ id }) => id))]) : [],
  )
  if (parts.length === 0) return () => undefined
  // One that has ended is found only where none in use has its key.
  const { rows } = await sql<{ place: string; name: string; offered: boolean }>`
    select place, name, offered from (${sql.join(parts, sql` union all `)}) as found order by active`.execute(
    tx,
  )
  const found = new Map(rows.map(({ place, name, offered }) => [place, { name, isOffered: offered }]))
  return ({ of, id }) => found.get(placeOf(of, id))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function rowsOf(of: Source, ids: readonly string[]) {
  const { table, name, key = 'id', code } = of
  const column = sql.ref(key)
  const isWanted =
    key === 'id'
      ? sql`id = any(${ids.filter((id) => uuid.test(id))}::uuid[])`
      : sql`${column}::text = any(${ids}::text[])`
  const [first, family] = name
  const words = sql`${family === undefined ? sql.ref(first) : fullNameOf(first, family)} as name`
  const place = sql`${placeOf(of, '')}::text || ${column}::text as place`
  return code === undefined
    ? sql`select ${place}, ${words}, active, active as offered from ${sql.table(table)}
        where tenant_id = current_tenant() and ${isWanted}`
    : sql`select ${place}, ${words}, active, active and not is_sealed as offered from ${sql.table(table)}
        where tenant_id = current_tenant() and ${isWanted} and code = ${code} and parent_id is not null`
}

/** Id or key → name. What the centre does not have is not in it. */
export async function namesOf(tx: Tx, references: readonly Reference[]): Promise<Record<string, string>> {
  const nameOf = await lookUp(tx, references)
  return Object.fromEntries(
    references.flatMap((reference) => {
      const named = nameOf(reference)
      return named ? [[reference.id, named.name]] : []
    }),
  )
}

/** The fields that refer to something that the centre does not have. */
export const missingIn = (
  references: readonly Reference[],
  names: Readonly<Record<string, string>>,
): Record<string, FieldError> =>
  Object.fromEntries(
    references.filter(({ id }) => names[id] === undefined).map(({ path }) => [path, 'NOT_THERE']),
  )
