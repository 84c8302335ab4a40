// What server and web both know about a register: rows that people maintain, such as rooms, positions and dictionaries.
// `<feature>.register.ts` declares it. Pure.
import type { Problems, Values } from '../kernel/fields.check.ts'
import type { Field, Fields, ValuesOf } from '../kernel/fields.ts'
import type { ScreenPlace } from '../kernel/places.ts'
import type { Right } from '../kernel/rights.ts'

export const registerSteps = ['added', 'changed', 'removed', 'restored'] as const
export type RegisterStep = (typeof registerSteps)[number]

export const registerAbilities = ['edit', 'remove'] as const
export type RegisterAbility = (typeof registerAbilities)[number]

/** `nameOf` comes before the members that list names of fields: the compiler then compares registers member by member. */
export interface RegisterFile<F extends Fields = Fields> {
  fields: F
  /** The screen of the list and, with an id, of a row. */
  page: string
  read: Right
  edit: Right
  /** The right to pick rows by name, if it differs from the right to read them. */
  offer?: Right
  /** The full name of a row, if it is composed of several fields. */
  nameOf?(values: ValuesOf<F>): string
  /** The field with the name of a row. */
  title: keyof F & string
  /** The fields that a search covers. Lists can also be filtered by each of them. */
  searched: readonly (keyof F & string)[]
  /** The sort order of lists. Ties are sorted by title. */
  order: readonly (keyof F & string)[]
  /** The fields in `order` that are sorted descending. */
  descending?: readonly (keyof F & string)[]
  /** Groups of fields that are unique together among rows in use. */
  unique: readonly (readonly (keyof F & string)[])[]
  /** An imported row that equals a row in use in all of these fields is refused: `Tane O'Brien` is `Tāne O’Brien`. */
  sameBy?: readonly (keyof F & string)[]
  /** Unless both have one of these, and they differ. */
  unlessDifferent?: readonly (keyof F & string)[]
  /** A new row that somebody may have added already is refused with this error, which names them, to a caller who wants to
   *  be asked (`isAnother`). Two records of one person have two of everything. */
  asksWhetherSame?: 'ALREADY_STAFF' | 'ALREADY_CHILD'
  /** Rows are people with a picture, which their own feature maintains. */
  hasPicture?: true
  /** Fields that the server makes from the others when a new row lacks them. */
  made?: readonly (keyof F & string)[]
  /** Fields that cannot be imported. */
  notImported?: readonly (keyof F & string)[]
  /** Lists that are imported with a row although another feature maintains them. */
  importedWith?: Fields
  /** Field of a list → the field of it that people say beside it, in the same cell of a file: `Anna Smith (mother)`. */
  saidBeside?: Readonly<Record<string, string>>
  /** The fields that a list shows below the title. */
  about?: readonly (keyof F & string)[]
  /** The position in the app. With it the web makes the screen. */
  screen?: Omit<ScreenPlace, 'path'> & {
    /** The right to open the screen, if it differs from `read`. */
    can?: Right
    /** The key of the title in the language pack; `title` if left out. */
    title?: string
    /** The name of a Tabler icon, if it differs from that of its place. */
    icon?: string
    /** In the tab bar. */
    tab?: { index: number; icon: string }
  }
  /** Field → column, where their names differ. Null for a field that the server's `load` and `save` handle. */
  columns?: { readonly [K in keyof F]?: string | null }
  /** Problems that the fields themselves cannot express. */
  problems?(values: ValuesOf<F>): Problems
}

/** Whether rows have a parent row. */
export const isTree = (fields: Fields): boolean => fields.parentId?.kind === 'parent'

const sortedKinds = ['text', 'choice', 'yesNo', 'tick', 'flag', 'number', 'money', 'date', 'instant']
const namedKinds = ['room', 'person', 'child', 'pick', 'dictionary']
const filteredKinds = ['choice', 'yesNo', 'tick', 'flag', 'picks', ...namedKinds]

const isSecret = (field: Field): boolean => field.kind === 'text' && field.format === 'password'

const namesWhere = (fields: Fields, isMeant: (field: Field) => boolean): string[] =>
  Object.keys(fields).filter((name) => fields[name] && isMeant(fields[name]))

/** The fields that a list can be sorted by: those with one value, which for a reference is its name. */
export const sortable = (fields: Fields): string[] =>
  namesWhere(fields, (field) => !isSecret(field) && [...sortedKinds, ...namedKinds].includes(field.kind))

/** The fields that a list can be filtered by some of their values: those with few values. */
export const filterable = (fields: Fields): string[] =>
  namesWhere(fields, ({ kind }) => filteredKinds.includes(kind))

/** Whether rows can have pictures or documents. */
export const hasFiles = (fields: Fields): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'files')

/** The key of a reference's name: `deptId` has `deptName`, `category` has `categoryName`. */
export const nameKeyOf = (field: string): string => `${field.replace(/Id$/, '')}Name`

/** Whether a field's values are ids or keys that need a name. */
export const isReference = ({ kind }: Field): boolean =>
  ['parent', 'pick', 'picks', 'dictionary', 'room', 'person', 'child'].includes(kind)

/** Id or key → name, from the names in a row. */
export function namesIn(fields: Fields, row: Values): Record<string, string> {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    if (!isReference(field) || row[name] === null || row[name] === undefined) return []
    const words = String(row[nameKeyOf(name)] ?? '')
    if (field.kind !== 'picks') return [[String(row[name]), words]]
    const parts = words.split(',')
    return String(row[name])
      .split(',')
      .map((key, place) => [key, parts[place] ?? ''])
  })
  return Object.fromEntries(found)
}
