// The children, people, rooms, roles and entries of dictionaries that reports mention by id or key.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { FieldKind, Fields } from '@daybook/contract/kernel/fields.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type ReferenceKind = Extract<FieldKind, 'child' | 'person' | 'room' | 'dictionary'> | 'role'

interface Reference {
  path: string
  kind: ReferenceKind
  /** The key of an entry of a dictionary, the alias of a role. */
  id: string
  /** The dictionary. */
  code?: string
}

const several = { children: 'child', people: 'person', rooms: 'room' } as const

/** Every id that the values refer to, with its path. */
export function referencesIn(fields: Fields, values: Values, at = ''): Reference[] {
  return Object.entries(fields).flatMap(([name, field]): Reference[] => {
    const value = values[name]
    if (value === null || value === undefined || !isShown(field, values)) return []
    const path = at + name
    switch (field.kind) {
      case 'child':
      case 'person':
      case 'room':
        return [{ path, kind: field.kind, id: value as string }]
      case 'dictionary':
        return [{ path, kind: field.kind, id: value as string, code: field.code }]
      case 'children':
      case 'people':
      case 'rooms':
        return (value as string[]).map((id) => ({ path, kind: several[field.kind], id }))
      case 'picks':
        // Other registers are looked after by whoever picks from them.
        if (field.of !== 'role') return []
        return (value as string).split(',').map((id) => ({ path, kind: 'role', id }))
      case 'group':
        return referencesIn(field.fields, value as Values, `${path}.`)
      case 'repeat':
        return (value as Values[]).flatMap((part, place) =>
          referencesIn(field.fields, part, `${path}.${place}.`),
        )
      default:
        return []
    }
  })
}

/** Id or key → name of what is referred to. An id that the centre does not have is not in it. */
export async function namesOf(tx: Tx, references: readonly Reference[]): Promise<Record<string, string>> {
  const ids = (kind: ReferenceKind) =>
    references.filter((reference) => reference.kind === kind).map(({ id }) => id)
  const entries = references.filter(({ kind }) => kind === 'dictionary')
  if (references.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string }>`
    select id::text, concat_ws(' ', first_name, family_name) as name from child
      where tenant_id = current_tenant() and id = any(${ids('child')}::uuid[])
    union all select id::text, real_name from staff
      where tenant_id = current_tenant() and id = any(${ids('person')}::uuid[])
    union all select id::text, name from room
      where tenant_id = current_tenant() and id = any(${ids('room')}::uuid[])
    union all (select alias, name from role
      where tenant_id = current_tenant() and alias = any(${ids('role')}::text[]) order by active)
    union all (select key, value from lookup
      where tenant_id = current_tenant() and parent_id is not null and (code, key) in (
        select * from unnest(${entries.map(({ code }) => code)}::text[], ${entries.map(({ id }) => id)}::text[]))
      order by active)`.execute(tx)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

/** The fields that refer to something that the centre does not have. */
export function missingIn(
  references: readonly Reference[],
  names: Readonly<Record<string, string>>,
): Record<string, FieldError> {
  const missing = references.filter(({ id }) => names[id] === undefined)
  return Object.fromEntries(missing.map(({ path }) => [path, 'NOT_THERE']))
}

/** The birth date of a child of the centre. */
export async function birthDateOf(tx: Tx, childId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('child').select('birthDate').where('id', '=', childId).executeTakeFirst()
  return row?.birthDate
}
