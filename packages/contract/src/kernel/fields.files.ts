// The files that a record refers to.
import { isShown, type Values } from './fields.check.ts'
import type { Fields, FileKind } from './fields.ts'

export interface FileReference {
  path: string
  /** What the field takes. */
  accept: FileKind
  ids: readonly string[]
}

/** Every field that holds files, with their ids. */
export function filesIn(fields: Fields, values: Values, at = ''): FileReference[] {
  return Object.entries(fields).flatMap(([name, field]): FileReference[] => {
    const value = values[name]
    if (value === null || value === undefined || !isShown(field, values)) return []
    const path = at + name
    switch (field.kind) {
      case 'files':
        return [{ path, accept: field.accept, ids: value as string[] }]
      case 'signature':
        return [{ path, accept: 'picture', ids: [value as string] }]
      case 'group':
        return filesIn(field.fields, value as Values, `${path}.`)
      case 'repeat':
        return (value as Values[]).flatMap((part, place) => filesIn(field.fields, part, `${path}.${place}.`))
      default:
        return []
    }
  })
}
