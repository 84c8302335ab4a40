// docs/specification.md as rows: a sentence of the specification, where it is true, and the tests that show it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './place.ts'

export const documentPath = join(checkout, 'docs/specification.md')

/** How a row ends that is not simply true, with its reason behind it. */
const kinds = { clients: 'There for clients', otherwise: 'Otherwise', notYet: 'Not yet' } as const
export type RowKind = 'true' | keyof typeof kinds

export interface NamedTest {
  /** From the checkout's root. */
  file: string
  title: string
}

export interface Row {
  number: string
  says: string
  where: string
  kind: RowKind
  /** Why it is not simply true. */
  reason: string
  tests: NamedTest[]
}

export function readRows(text = readFileSync(documentPath, 'utf8')): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d+\.\d/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .map(([, number = '', says = '', where = '', last = '']) => ({ number, says, where, ...parse(last) }))
}

function parse(cell: string): Pick<Row, 'kind' | 'reason' | 'tests'> {
  const parts = cell.split('<br>')
  const tests = parts.flatMap((part) => {
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(part) ?? []
    return file && title ? [{ file, title: title.trim() }] : []
  })
  for (const [kind, word] of Object.entries(kinds)) {
    const said = parts.find((part) => part.startsWith(`${word}: `))
    if (said) return { kind: kind as RowKind, reason: said.slice(word.length + 2), tests }
  }
  return { kind: 'true', reason: '', tests }
}

/** The table at the head of the document, which nobody writes by hand. */
function countsTable(rows: Row[]): string {
  const columns: RowKind[] = ['true', 'otherwise', 'clients', 'notYet']
  const head = ['section', 'true', 'otherwise', 'there for clients', 'not yet', 'rows']
  const line = (cells: string[]) =>
    `| ${cells.map((cell, place) => cell.padEnd(head[place]?.length ?? 0)).join(' | ')} |`
  const counted = (name: string, some: Row[]) =>
    line([
      name,
      ...columns.map((kind) => `${some.filter((row) => row.kind === kind).length}`),
      `${some.length}`,
    ])
  const sections = Map.groupBy(rows, ({ number }) => number.split('.')[0] ?? '')
  return [
    line(head),
    line(head.map((name) => '-'.repeat(name.length))),
    ...[...sections].map(([section, some]) => counted(section, some)),
    counted('all', rows),
  ].join('\n')
}

export const withCounts = (text: string): string =>
  text.replace(/\| section \|[\s\S]*?\n(?=\n)/, `${countsTable(readRows(text))}\n`)
