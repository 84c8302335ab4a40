// What rows of a register refer to: rows of registers, entries of dictionaries, rooms and people.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { type lookUp, type Reference, referencesIn } from '../../platform/fields/references.queries.ts'
import type { RegisterKind } from './register.kind.ts'

type NameOf = Awaited<ReturnType<typeof lookUp>>

export const referencesOf = ({ fields, table, columns, title }: RegisterKind, values: Values): Reference[] =>
  referencesIn(fields, values, { hidden: true, parent: { table, name: [String(columns[title] ?? title)] } })

/** Whether a part of the row refers to it, as `enrolments.0.roomId`. */
const isOfPart = ({ path }: Reference) => path.includes('.')

/** The fields that refer to what the centre does not have, or offers no longer. What a row has already may stay, and so
 *  may what its parts refer to. */
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

/** Id → name of what the parts refer to. */
export const namesOfParts = (references: readonly Reference[], nameOf: NameOf): Record<string, string> =>
  Object.fromEntries(
    references.filter(isOfPart).flatMap((reference) => {
      const named = nameOf(reference)
      return named ? [[reference.id, named.name]] : []
    }),
  )

/** The words of a field's value: names by comma. */
export const wordsOf = (references: readonly Reference[], nameOf: NameOf, field: string): string =>
  references
    .filter(({ path }) => path === field)
    .map((reference) => nameOf(reference)?.name ?? '')
    .join(',')
