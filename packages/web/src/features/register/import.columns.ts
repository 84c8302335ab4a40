// Finds the columns of a file, and assigns them to the fields of a register.
import { registers } from '@daybook/contract/app/register.kinds.generated.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { isExample } from '@daybook/contract/register/import.examples.ts'
import { withDays } from '@daybook/contract/register/import.marks.rules.ts'
import {
  type Cells,
  tableOf,
  withFullName,
  withNameParts,
} from '@daybook/contract/register/import.table.rules.ts'
import {
  contactTitles,
  fullNames,
  oppositeTitles,
  otherTitles,
  titleFit,
} from '@daybook/contract/register/import.titles.rules.ts'
import { type ImportField, importFields, mostImported } from '@daybook/contract/register/importable.rules.ts'
import type { RegisterFile } from '@daybook/contract/register/register.rules.ts'
import { labelOf } from '../fields/index.ts'
import type { FileLines, FileProblem } from './import.file.ts'

export interface Table extends Cells {
  fileName: string
  sheet: string
}

/** Path → index of the column. Fields without a column are left out. */
export type Columns = Readonly<Record<string, number>>

export const registerOf = (of: RegisterName): RegisterFile => registers[of] as RegisterFile
const known = new Map<RegisterName, ImportField[]>()

/** They are asked for every cell of thousands of rows. */
export function fieldsOf(of: RegisterName): ImportField[] {
  const fields = known.get(of) ?? importFields(registerOf(of))
  known.set(of, fields)
  return fields
}

/** The label of a field. Parts of a list are numbered. */
export function titleOf(of: RegisterName, path: string): string {
  const [list = '', place] = path.split('.')
  const { importedWith = {} } = registerOf(of)
  const label = labelOf(of, path)
  return list in importedWith ? `${label} (${Number(place) + 1})` : label
}

interface Titles {
  path: string
  own: string[]
  others: readonly string[]
}

/** The titles that a field's column can have: its label and its name, and those that people and programs use. */
function titlesOf(of: RegisterName, path: string): Titles {
  const [last = path, ...above] = path.split('.').reverse()
  const others = otherTitles[last] ?? []
  // “Phone” is ambiguous for numbered parts.
  if (above.length > 1)
    return { path, own: [titleOf(of, path), path], others: contactTitles(Number(above[0]), last) }
  // “Name” of what? In a list, its part needs the label.
  if (above.length === 1)
    return { path, own: [titleOf(of, path), path], others: last === 'name' ? [] : others }
  return { path, own: [titleOf(of, path), path], others: [...others, ...(oppositeTitles[last] ?? [])] }
}

/** Whether `Yes` in the column means `No` in the field. */
export const isOpposite = (path: string, head: string): boolean =>
  titleFit(head, oppositeTitles[path] ?? []) >= 0

/** The rows of a file under its titles, with the columns that it holds in another form. */
export function readTable(of: RegisterName, { fileName, sheet, lines }: FileLines): Table | FileProblem {
  const titles = fieldsOf(of).map(({ path }) => titlesOf(of, path))
  const known = [...titles.flatMap(({ own, others }) => [...own, ...others]), ...fullNames]
  const table = tableOf(
    lines.filter((cells) => !isExample(cells)),
    (head) => titleFit(head, known) >= 0,
  )
  if (table.rows.length === 0) return 'importEmpty'
  if (table.rows.length > mostImported) return 'importTooMany'
  return { ...withForms(of, table), fileName, sheet }
}

function withForms(of: RegisterName, table: Cells): Cells {
  const { fields } = registerOf(of)
  const found = guessColumns(of, table)
  const named = withNames(of, table, found)
  const hasDays = 'enrolments' in fields && found['enrolments.weekdays'] === undefined
  return hasDays ? withDays(named, titleOf(of, 'enrolments.weekdays')) : named
}

/** A child has two names, and a member of staff one. */
function withNames(of: RegisterName, table: Cells, found: Columns): Cells {
  const { fields } = registerOf(of)
  const placeOf = (names: readonly string[]) => table.heads.findIndex((head) => titleFit(head, names) >= 0)
  if ('firstName' in fields && found.firstName === undefined && found.familyName === undefined) {
    const column = placeOf(fullNames)
    return column < 0
      ? table
      : withNameParts(table, column, [titleOf(of, 'firstName'), titleOf(of, 'familyName')])
  }
  const [first = -1, family = -1] = ['firstName', 'familyName'].map((part) =>
    placeOf(otherTitles[part] ?? []),
  )
  if ('realName' in fields && found.realName === undefined && first >= 0 && family >= 0)
    return withFullName(table, [first, family], titleOf(of, 'realName'))
  return table
}

/** Matches columns by title: exact ones first, then those of other programs, then those with more to them. A column is
 *  used once. */
export function guessColumns(of: RegisterName, { heads }: Pick<Cells, 'heads'>): Columns {
  const titles = fieldsOf(of).map(({ path }) => titlesOf(of, path))
  const columns: Record<string, number> = {}
  const used = new Set<number>()
  const tries: ((titles: Titles, head: string) => boolean)[] = [
    ({ own }, head) => titleFit(head, own) === 0,
    ({ others }, head) => titleFit(head, others) === 0,
    ({ own, others }, head) => titleFit(head, [...own, ...others]) > 0,
  ]
  for (const fits of tries)
    for (const one of titles) {
      if (columns[one.path] !== undefined) continue
      const place = heads.findIndex((head, at) => !used.has(at) && fits(one, head))
      if (place < 0) continue
      columns[one.path] = place
      used.add(place)
    }
  return withoutStrays(of, columns)
}

/** A part of a list belongs to its first one: without a medicine, “Expires” is of something else. Of an enrolment the
 *  room is asked. */
function withoutStrays(of: RegisterName, columns: Columns): Columns {
  const fields = fieldsOf(of)
  const isStray = (path: string) => {
    const list = path.slice(0, path.lastIndexOf('.') + 1)
    const first = list && fields.find((one) => one.path.startsWith(list))
    return first && first.field.kind !== 'room' && columns[first.path] === undefined
  }
  return Object.fromEntries(Object.entries(columns).filter(([path]) => !isStray(path)))
}
