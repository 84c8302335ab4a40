// Finds the columns of a file, and assigns them to the fields of a register.
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { isExample } from '@daybook/contract/register/import.examples.ts'
import { withDays } from '@daybook/contract/register/import.marks.rules.ts'
import {
  type Cells,
  tableOf,
  withFullName,
  withNameParts,
  withTurnedNames,
} from '@daybook/contract/register/import.table.rules.ts'
import {
  contactTitles,
  emergencyTitles,
  fullNames,
  isMentioned,
  oppositeTitles,
  otherTitles,
  titleFit,
} from '@daybook/contract/register/import.titles.rules.ts'
import { type ImportField, importFields, mostImported } from '@daybook/contract/register/importable.rules.ts'
import { labelOf } from '../fields/index.ts'
import { emergencyContacts, withEmergencyContacts, withPartsBeside } from './import.contacts.ts'
import type { FileLines, FileProblem } from './import.file.ts'
import { type Columns, registerOf } from './import.register.ts'

export interface Table extends Cells {
  fileName: string
  sheet: string
}

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

/** The titles that a field's column can have: its label, and those that people and programs use. The name of a field comes
 *  last: a member of staff has a `name`, but it is not what lists call “Name”. */
function titlesOf(of: RegisterName, path: string): Titles {
  const [last = path, ...above] = path.split('.').reverse()
  const others = otherTitles[last] ?? []
  // “Phone” is ambiguous for numbered parts.
  if (above.length > 1)
    return { path, own: [titleOf(of, path)], others: [...contactTitles(Number(above[0]), last), path] }
  // “Name” of what? In a list, its part needs the label.
  if (above.length === 1)
    return { path, own: [titleOf(of, path)], others: [...(last === 'name' ? [] : others), path] }
  return { path, own: [titleOf(of, path)], others: [...others, ...(oppositeTitles[last] ?? []), path] }
}

/** Whether `Yes` in the column means `No` in the field. */
export const isOpposite = (path: string, head: string): boolean =>
  titleFit(head, oppositeTitles[path] ?? []) >= 0

/** The rows of a file under its titles, with the columns that it holds in another form. */
export function readTable(of: RegisterName, { fileName, sheet, lines }: FileLines): Table | FileProblem {
  const titles = fieldsOf(of).map(({ path }) => titlesOf(of, path))
  const ofEmergency = [0, 1].flatMap((number) =>
    ['name', 'phone'].flatMap((part) => emergencyTitles(number, part)),
  )
  const known = [...titles.flatMap(({ own, others }) => [...own, ...others]), ...fullNames, ...ofEmergency]
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
  return found.realName === undefined || 'firstName' in fields
    ? table
    : withTurnedNames(table, found.realName)
}

/** Matches columns by title: exact ones first, then those of other programs, then those with more to them, then those that
 *  mention it. A column is used once. */
export function guessColumns(of: RegisterName, table: Pick<Cells, 'heads' | 'rows'>): Columns {
  const { heads } = table
  const emergencies = emergencyContacts(of, table)
  const titles = fieldsOf(of).map(({ path }) => titlesOf(of, path))
  const columns: Record<string, number> = {}
  const used = new Set(emergencies.flatMap((parts) => Object.values(parts)))
  const tries: ((titles: Titles, head: string) => boolean)[] = [
    ({ own }, head) => titleFit(head, own) === 0,
    ({ others }, head) => titleFit(head, others) === 0,
    ({ own, others }, head) => titleFit(head, [...own, ...others]) > 0,
    ({ path }, head) => isMentioned(head, path.split('.').at(-1) ?? ''),
  ]
  for (const fits of tries)
    for (const one of titles) {
      if (columns[one.path] !== undefined) continue
      const place = heads.findIndex((head, at) => !used.has(at) && fits(one, head))
      if (place < 0) continue
      columns[one.path] = place
      used.add(place)
    }
  const all = withEmergencyContacts(of, columns, emergencies)
  return withoutStrays(of, withPartsBeside(all, heads))
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
