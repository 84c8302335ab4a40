// The values of a form made from fields: what a new record starts with, and what is wrong. Pure.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Field, type Fields, rootId } from '@daybook/contract/kernel/fields.ts'

/** Who fills the form in, and when. */
export interface Author {
  personId: string
  /** ISO 8601. */
  now: string
}

export function initialValues(fields: Fields, author: Author): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, initialValue(field, author)]),
  )
}

function initialValue(field: Field, author: Author): unknown {
  if (field.start !== undefined) return field.start
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'picks':
      return ''
    case 'choices':
    case 'weekdays':
    case 'times':
    case 'bodyParts':
    case 'files':
    case 'children':
    case 'people':
    case 'rooms':
    case 'repeat':
      return []
    case 'instant':
      return field.initial === 'now' ? author.now : null
    case 'person':
      return field.initial === 'me' ? author.personId : null
    case 'parent':
      return rootId
    case 'flag':
      return 0
    case 'group':
      return initialValues(field.fields, author)
    default:
      return null
  }
}

/** A stored record as the form holds it: texts and lists are never null. */
export function valuesOf(fields: Fields, stored: Values, author: Author): Values {
  const initial = initialValues(fields, author)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = stored[name] ?? null
      // A draft from before roles were picked has them as a list.
      if (field.kind === 'picks' && Array.isArray(value)) return [name, value.join(',')]
      if (field.kind === 'repeat' && Array.isArray(value))
        return [name, value.map((row) => valuesOf(field.fields, row as Values, author))]
      if (field.kind === 'group' && value !== null)
        return [name, valuesOf(field.fields, value as Values, author)]
      return [name, value ?? initial[name]]
    }),
  )
}
