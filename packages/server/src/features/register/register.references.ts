// References in rows of a register: to rows of registers, entries of dictionaries, rooms and people.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { type lookUp, type Reference, referencesIn } from '../../platform/fields/references.queries.ts'
import type { RegisterKind } from './register.kind.ts'

type NameOf = Awaited<ReturnType<typeof lookUp>>

export const referencesOf = ({ fields, table, columns, title }: RegisterKind, values: Values): Reference[] =>
  referencesIn(fields, values, { hidden: true, parent: { table, name: [String(columns[title] ?? title)] } })

/** Whether the reference is in a list of the row, such as `enrolments.0.roomId`. */
const isOfPart = ({ path }: Reference) => path.includes('.')

/** Path → error for references that the centre does not have or no longer offers. A row may keep references that it has
 *  already, and its lists may refer to rows that are no longer offered. */
export function missingAmong(
  references: readonly Reference[],
  nameOf: NameOf,
  before: readonly Reference[],
): Record<string, FieldError> {
  const isKept = ({ path, id }: Reference) => before.some((had) => had.path === path && had.id === id)
  const missing = references.filter((reference) => {
    const named = nameOf(reference)
    return isOfPart(reference) ? !named : !named?.isOffered && !isKept(reference)
  })
  return Object.fromEntries(missing.map(({ path }) => [path, 'NOT_THERE']))
}

/** Id → name of the references in lists. */
export const namesOfParts = (references: readonly Reference[], nameOf: NameOf): Record<string, string> =>
  Object.fromEntries(
    references.filter(isOfPart).flatMap((reference) => {
      const named = nameOf(reference)
      return named ? [[reference.id, named.name]] : []
    }),
  )

/** The names of a field's references, separated by commas. */
export const wordsOf = (references: readonly Reference[], nameOf: NameOf, field: string): string =>
  references
    .filter(({ path }) => path === field)
    .map((reference) => nameOf(reference)?.name ?? '')
    .join(',')
