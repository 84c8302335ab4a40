// Results are kept in docs/performance.md, a section for each date and commit, the newest first.
import { change } from './figures.ts'
import type { Row, Table } from './part.ts'

export interface Section {
  date: string
  commit: string
  /** Sections of one kind are compared. */
  machine: string
  versions: string
  tables: Record<string, Table>
}

interface Document {
  head: string
  sections: Section[]
}

const isSame = (one: Section, other: Section) =>
  one.date === other.date && one.commit === other.commit && one.machine === other.machine

/** @param text of docs/performance.md */
export function parse(text: string): Document {
  const [head = '', ...sections] = text.split(/^(?=## )/m)
  return { head: head.trimEnd(), sections: sections.map(parseSection) }
}

function parseSection(text: string): Section {
  const [intro = '', ...parts] = text.split(/^### /m)
  const [, date = '', commit = ''] = /^## (\S+), (.*)$/m.exec(intro) ?? []
  const [, machine = '', versions = ''] = /^([^#\n;]+); (.*)\.$/m.exec(intro) ?? []
  const tables = parts.map((part) => [part.split('\n', 1)[0], parseTable(part)])
  return { date, commit, machine, versions, tables: Object.fromEntries(tables) }
}

function parseTable(text: string): Table {
  const [[, ...columns] = [], , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  const cell = (value = '') => (value === '' || Number.isNaN(Number(value)) ? value : Number(value))
  return Object.fromEntries(
    rows.map(([name = '', ...values]) => [
      name,
      Object.fromEntries(columns.map((column, index) => [column, cell(values[index])])),
    ]),
  )
}

export const write = ({ head, sections }: Document): string =>
  `${[head, ...sections.map(writeSection)].join('\n\n')}\n`

function writeSection({ date, commit, machine, versions, tables }: Section): string {
  const parts = Object.entries(tables).map(([name, table]) => `### ${name}\n\n${writeTable(table)}`)
  return [`## ${date}, ${commit}`, `${machine}; ${versions}.`, ...parts].join('\n\n')
}

function writeTable(table: Table): string {
  const columns = [...new Set(Object.values(table).flatMap(Object.keys))]
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...Object.entries(table).map(([name, row]) =>
      line([name, ...columns.map((column) => row[column] ?? '')]),
    ),
  ].join('\n')
}

/** Adds the section, or its tables to that of the same date, commit and kind of machine. */
export function added({ head, sections }: Document, section: Section): Document {
  const kept = sections.find((one) => isSame(one, section))
  const tables = { ...kept?.tables, ...section.tables }
  return { head, sections: [{ ...section, tables }, ...sections.filter((one) => one !== kept)] }
}

/** What the columns `CPU … ms` of a row say together. */
export const cpuOf = (row: Row | undefined): number =>
  Object.entries(row ?? {}).reduce(
    (sum, [column, value]) => (/^CPU .* ms$/.test(column) ? sum + Number(value) : sum),
    0,
  )

/** Each row with how its CPU time changed since the newest other section of this kind of machine that has it. */
export function compared(sections: readonly Section[], section: Section): Section {
  const tables = Object.entries(section.tables).map(([part, table]) => {
    const last = sections.find(
      (one) => one.machine === section.machine && !isSame(one, section) && part in one.tables,
    )
    const rows = Object.entries(table).map(([name, row]) => {
      const now = cpuOf(row)
      const since = last && `CPU since ${last.commit}`
      return [name, since && now ? { ...row, [since]: change(cpuOf(last.tables[part]?.[name]), now) } : row]
    })
    return [part, Object.fromEntries(rows)]
  })
  return { ...section, tables: Object.fromEntries(tables) }
}
