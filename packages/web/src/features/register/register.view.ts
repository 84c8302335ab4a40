// A register as the screens use it: its fields, how they are laid out, and its operations. A register is only data;
// most are made from what the contract says. Its words stand in its own pack: `title`, `one`, and a
// label for every field.
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
import type { ScreenIcon } from '../../platform/screens/screens.ts'
import type { RowMarks } from '../fields/index.ts'

/** A record, with the values of its fields. */
export interface Row {
  id: string
  version: number
  status: string
  can: readonly RegisterAbility[]
  /** Address of a person's picture. */
  picture?: string | null
  /** Of its fields that take files. */
  files?: readonly FileOfRecord[]
  hasChildren?: boolean
  children?: readonly Row[]
  [field: string]: unknown
}

export interface RegisterApi {
  /** A plain register is read in pages, a tree at once. */
  list?: Call<{ text?: string; current?: unknown; size?: unknown }, Page<Row>>
  listTree?: Call<{ text?: string }, Row[]>
  get: Call<{ id: string }, Row>
  submit: Call<Values, Row>
  remove: Call<{ ids: string }, null>
}

export interface RegisterSection {
  title: BareKey
  /** Names of its fields, in order. */
  fields: readonly string[]
}

/** What the page of a record shows besides its fields. */
type More = ComponentType<{ row: Row }>

interface Described<F extends Fields> {
  name: RegisterName
  register: RegisterFile<F>
  api: { [K in keyof RegisterApi]: unknown }
  icon: ScreenIcon
  /** What a list says of a row besides its title. */
  about: readonly (keyof F & string)[]
  /** One without a title, of all fields, when left out. */
  sections?: readonly { title: BareKey; fields: readonly (keyof F & string)[] }[]
  More?: More
  marks?: RowMarks
  /** Another way to find a row, beside the search. */
  BesideSearch?: ComponentType
  /** What the form of a new row starts with. */
  startWith?: () => Promise<Values>
}

export interface RegisterKind {
  name: RegisterName
  register: RegisterFile
  api: RegisterApi
  icon: ScreenIcon
  about: readonly string[]
  sections?: readonly RegisterSection[]
  More?: More
  marks?: RowMarks
  BesideSearch?: ComponentType
  startWith?: () => Promise<Values>
}

/** The types of what the operations take are erased: it comes from a form made from the same fields. */
export const registerKind = <F extends Fields>(described: Described<F>): RegisterKind => ({
  ...described,
  api: described.api as RegisterApi,
})

/** The rows of a tree, each below the row above it. */
export const flatRows = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => [row, ...flatRows(row.children ?? [])])

/** What a record is called. */
export const titleOf = ({ register: { nameOf, title } }: RegisterKind, row: Row) =>
  nameOf ? nameOf(row) : String(row[title] ?? '')

/** Id or key → name of all that a record mentions. */
export const namesOf = ({ register: { fields } }: RegisterKind, row: Row): Record<string, string> => ({
  ...(row.names as Record<string, string> | undefined),
  ...namesIn(fields, row),
})
