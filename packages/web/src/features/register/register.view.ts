// A register as the screens use it: its fields, their layout and its operations. A register is only data; most are made from
// what the contract says. Its language pack has `title` and a label for every field.
import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import {
  namesIn,
  type RegisterAbility,
  type RegisterFile,
} from '@daybook/contract/register/register.rules.ts'
import type { ComponentType } from 'react'
import type { Call } from '../../platform/api/client.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'
import type { Page } from '../../platform/query/query.ts'
import type { registerSearch } from '../../platform/screens/register.search.ts'
import type { ScreenIcon } from '../../platform/screens/screens.ts'
import type { RowMarks } from '../fields/index.ts'

/** A record with the values of its fields. */
export interface Row {
  id: string
  version: number
  status: string
  can: readonly RegisterAbility[]
  /** The address of a person's picture. */
  picture?: string | null
  /** The files in its fields. */
  files?: readonly FileOfRecord[]
  hasChildren?: boolean
  children?: readonly Row[]
  [field: string]: unknown
}

interface ListInput {
  text?: string
  ascs?: string
  descs?: string
  current?: unknown
  size?: unknown
  /** A field's values. */
  [field: string]: unknown
}

export interface RegisterApi {
  /** For registers without a tree, in pages. */
  list?: Call<ListInput, Page<Row>>
  listTree?: Call<{ text?: string }, Row[]>
  get: Call<{ id: string }, Row>
  submit: Call<Values, Row>
  remove: Call<{ ids: string }, null>
}

export interface RegisterSection {
  title: BareKey
  /** Names of fields, in order. */
  fields: readonly string[]
}

export type RegisterSearch = { [K in (typeof registerSearch)['names'][number]]?: string }

/** Further content of a record's page. */
type More = ComponentType<{ row: Row }>

interface Described<F extends Fields> {
  name: RegisterName
  register: RegisterFile<F>
  api: { [K in keyof RegisterApi]: unknown }
  icon: ScreenIcon
  /** The fields that a list shows below the title. */
  about: readonly (keyof F & string)[]
  /** A single section of all fields if left out. */
  sections?: readonly { title: BareKey; fields: readonly (keyof F & string)[] }[]
  /** What readers see instead of its fields. */
  Body?: More
  More?: More
  marks?: RowMarks
  /** Another way to find a row, next to the search. */
  BesideSearch?: ComponentType
  /** Initial values of a new row. */
  startWith?: () => Promise<Values>
}

export interface RegisterKind {
  name: RegisterName
  register: RegisterFile
  api: RegisterApi
  icon: ScreenIcon
  about: readonly string[]
  sections?: readonly RegisterSection[]
  Body?: More
  More?: More
  marks?: RowMarks
  BesideSearch?: ComponentType
  startWith?: () => Promise<Values>
}

/** The input types of the operations are erased, because the input comes from a form with the same fields. */
export const registerKind = <F extends Fields>(described: Described<F>): RegisterKind => ({
  ...described,
  api: described.api as RegisterApi,
})

/** The rows of a tree in order, children after their parent. */
export const flatRows = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => [row, ...flatRows(row.children ?? [])])

/** How deep each row of a tree stands. */
export const depthsOf = (rows: readonly Row[], depth = 0): Map<string, number> =>
  new Map(rows.flatMap((row) => [[row.id, depth], ...depthsOf(row.children ?? [], depth + 1)]))

/** The title of a record. */
export const titleOf = ({ register: { nameOf, title } }: RegisterKind, row: Row) =>
  nameOf ? nameOf(row) : String(row[title] ?? '')

/** Id or key → name of all references in a record. */
export const namesOf = ({ register: { fields } }: RegisterKind, row: Row) => namesOfRow(fields, row)

export const namesOfRow = (fields: Fields, row: Row): Record<string, string> => ({
  ...(row.names as Record<string, string> | undefined),
  ...namesIn(fields, row),
})

/** The sections of form and page; a single section of all fields if the kind has none. */
export const sectionsOf = ({
  sections,
  register: { fields },
}: RegisterKind): readonly { title?: BareKey; fields: readonly string[] }[] =>
  sections ?? [{ fields: Object.keys(fields) }]
