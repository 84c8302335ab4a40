// The registers and fields that can be imported from a file. Separate from import.rules.ts, which only an import loads.
import type { Field } from '../kernel/fields.ts'
import type { RegisterFile } from './register.rules.ts'

export const mostImported = 10_000
/** The rows of a file that are sent at once, so that others are served between them. */
export const importedAtOnce = 500
/** The largest file, in bytes. */
export const largestImport = 5_000_000
/** The largest request, in bytes. Rows are sent as JSON with the name of each field. */
export const largestImportBody = 16_000_000
export const undoMinutes = 60

/** A field that a column can fill: `firstName`, `enrolments.roomId` for the first part of a list, or `contacts.1.phone` for
 *  the second part of a list in `importedWith`. */
export interface ImportField {
  path: string
  field: Field
}

const readable = [
  'text',
  'longText',
  'choice',
  'choices',
  'yesNo',
  'flag',
  'number',
  'money',
  'date',
  'room',
  'parent',
]
const byName = ['pick', 'picks', 'dictionary']

/** Whether a cell can hold the field's value. */
const isReadable = (field: Field) => [...readable, ...byName].includes(field.kind)

type Importable = Pick<RegisterFile, 'fields' | 'notImported' | 'importedWith'>

export function importFields({ fields, notImported = [], importedWith = {} }: Importable): ImportField[] {
  const own = Object.entries(fields).flatMap(([name, field]) => {
    if (notImported.includes(name)) return []
    if (field.kind === 'repeat')
      return importFields(field).map((part) => ({ ...part, path: `${name}.${part.path}` }))
    return isReadable(field) ? [{ path: name, field }] : []
  })
  return [...own, ...Object.entries(importedWith).flatMap(numbered)]
}

const numbered = ([name, list]: [string, Field]): ImportField[] =>
  list.kind !== 'repeat'
    ? []
    : Array.from({ length: list.most }, (_, place) =>
        importFields(list).map((part) => ({ ...part, path: `${name}.${place}.${part.path}` })),
      ).flat()

/** Whether a file can hold all required fields of a row. */
export const isImportable = ({ fields, notImported = [] }: Importable): boolean =>
  Object.entries(fields).every(
    ([name, field]) =>
      !field.required || (!notImported.includes(name) && (field.kind === 'repeat' || isReadable(field))),
  )
