// The columns of a register, from its fields: for the table on a desk and the file for a spreadsheet.
import { isEmpty, isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Field } from '@daybook/contract/kernel/fields.ts'
import { sortable } from '@daybook/contract/register/register.rules.ts'
import type { ReactNode } from 'react'
import type { Column, Option } from '../../kit/table.ts'
import { labelOf, rowWords, type Sayings, valueWords } from '../fields/index.ts'
import { namesOf, type RegisterKind, type Row, titleOf } from './register.view.ts'

/** So many of a record's fields stand in the table before somebody chooses. */
const firstColumns = 6

/** Kinds of field that say little in a line. */
const isLong = (field: Field) =>
  ['longText', 'richText', 'repeat', 'group', 'files', 'choices', 'place', 'signature'].includes(field.kind)

const isSecret = (field: Field) => field.kind === 'text' && field.format === 'password'

/** Every field, in the order of the form. */
export function fieldColumns(kind: RegisterKind, sayings: Sayings): Column<Row>[] {
  return Object.entries(kind.register.fields).map(([name, field]) => ({
    name,
    head: labelOf(kind.name, name),
    words: (row) => fieldWords(name, field, row, { ...sayings, names: namesOf(kind, row) }),
  }))
}

function fieldWords(name: string, field: Field, row: Row, sayings: Sayings): string {
  const value = row[name]
  if (isEmpty(value) || !isShown(field, row)) return ''
  if (field.kind !== 'repeat') return valueWords(field, name, value, sayings)
  return (value as Values[]).map((part) => rowWords(field.fields, part, name, sayings)).join('; ')
}

interface TableFacts {
  /** Of the name, where it is composed of several fields. */
  nameHead: string
  /** Field → its values to choose from. */
  options: Readonly<Record<string, readonly Option[]>>
  start: (row: Row) => ReactNode
}

/** What a record is called, then its fields. */
export function tableColumns(
  kind: RegisterKind,
  sayings: Sayings,
  { nameHead, options, start }: TableFacts,
): Column<Row>[] {
  const { fields, title, nameOf, searched } = kind.register
  // A tree has an order of its own.
  const sorted = kind.api.listTree ? [] : sortable(fields)
  const sortOf = (name: string) => (sorted.includes(name) ? name : undefined)
  const isOffered = ({ name }: Column<Row>) => {
    const field = fields[name]
    return field && field.kind !== 'files' && field.kind !== 'parent' && !isSecret(field)
  }
  const all = fieldColumns(kind, sayings).filter(isOffered)
  const further = all.filter(({ name }) => nameOf || name !== title)
  // What a composed name says already is a column for those who sort by it.
  const isSaid = (name: string) => nameOf !== undefined && searched.includes(name)
  const short = further.filter(({ name }) => fields[name] && !isLong(fields[name]) && !isSaid(name))
  const first = new Set([...kind.about, ...short.slice(0, firstColumns).map(({ name }) => name)])
  return [
    {
      name: title,
      head: nameOf ? nameHead : labelOf(kind.name, title),
      words: (row) => titleOf(kind, row),
      start,
      sort: sortOf(title),
    },
    ...further
      .filter(({ name }) => !(nameOf && name === title))
      .map((column) => ({
        ...column,
        sort: sortOf(column.name),
        options: options[column.name],
        isFurther: !first.has(column.name),
      })),
  ]
}
