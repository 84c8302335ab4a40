// What server and web both know of a register: rows that somebody looks after, such as rooms, positions and
// dictionaries. `<feature>.register.ts` declares it. Pure.
import type { Problems, Values } from '../kernel/fields.check.ts'
import type { Field, Fields, ValuesOf } from '../kernel/fields.ts'
import type { ScreenPlace } from '../kernel/places.ts'
import type { Right } from '../kernel/rights.ts'

export const registerSteps = ['added', 'changed', 'removed', 'restored'] as const
export type RegisterStep = (typeof registerSteps)[number]

export const registerAbilities = ['edit', 'remove'] as const
export type RegisterAbility = (typeof registerAbilities)[number]

/** `nameOf` stands before what names fields: the compiler then compares registers member by member. */
export interface RegisterFile<F extends Fields = Fields> {
  fields: F
  /** Its screen: the list, and with an id the page of a row. */
  page: string
  read: Right
  edit: Right
  /** Who may choose among its rows by name, where that needs less than to read them. */
  offer?: Right
  /** The whole name, where that is more than one field. */
  nameOf?(values: ValuesOf<F>): string
  /** What a row is called. */
  title: keyof F & string
  /** What a search looks through. A list can be filtered by each of them too. */
  searched: readonly (keyof F & string)[]
  /** The order of a list. Whatever is equal follows by title. */
  order: readonly (keyof F & string)[]
  /** Those of the order that start with the largest. */
  descending?: readonly (keyof F & string)[]
  /** Fields that no two rows share: together, those of one group. */
  unique: readonly (readonly (keyof F & string)[])[]
  /** Rows of a file that agree with one in use in all of these are refused. */
  sameBy?: readonly (keyof F & string)[]
  /** Rows are people with a picture, which their feature looks after. */
  hasPicture?: true
  /** Fields that no file fills in. */
  notImported?: readonly (keyof F & string)[]
  /** Lists that a file fills beside the fields, because they are looked after elsewhere. */
  importedWith?: Fields
  /** What a list says of a row besides its title. */
  about?: readonly (keyof F & string)[]
  /** Its place in the app: the web makes its screen then. */
  screen?: Omit<ScreenPlace, 'path'> & {
    /** The right to open it, if that is not to read. */
    can?: Right
    /** Key of its title in its pack, if not `title`. */
    title?: string
    /** A name of Tabler's, if not that of its place. */
    icon?: string
    /** In the tab bar. */
    tab?: { index: number; icon: string }
  }
  /** The column of each field that is not named like it. Null for one that the server's `load` and `save` care for. */
  columns?: { readonly [K in keyof F]?: string | null }
  /** What is wrong beyond the fields. */
  problems?(values: ValuesOf<F>): Problems
}

/** A tree's rows name the row above them. */
export const isTree = (fields: Fields): boolean => fields.parentId?.kind === 'parent'

/** Whether a row can have pictures or documents. */
export const hasFiles = (fields: Fields): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'files')

/** What a row's field refers to is named beside it: `deptId` by `deptName`, `category` by `categoryName`. */
export const nameKeyOf = (field: string): string => `${field.replace(/Id$/, '')}Name`

/** Fields whose values are ids or keys, which nobody can read. */
export const isReference = ({ kind }: Field): boolean =>
  ['parent', 'pick', 'picks', 'dictionary', 'room', 'person', 'child'].includes(kind)

/** Id or key → name, from a row's own names. */
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
