// Which sheet of a file is the list.
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { fieldsOf, guessColumns, readTable, type Table } from './import.columns.ts'
import type { FileLines, FileProblem } from './import.file.ts'

/** The sheets that have rows. */
export function readTables(of: RegisterName, sheets: readonly FileLines[]): Table[] | FileProblem {
  const read = sheets.map((one) => readTable(of, one))
  if (read.includes('importTooMany')) return 'importTooMany'
  const tables = read.filter((one) => typeof one !== 'string')
  return tables.length > 0 ? tables : 'importEmpty'
}

/** The first sheet with the titles of a list: with all that a row must have, or else with some. */
export function listOf(of: RegisterName, tables: readonly Table[]): Table | undefined {
  const needed = fieldsOf(of).filter(({ path, field }) => field.required && !path.includes('.'))
  const found = tables.map((table) => ({ table, columns: guessColumns(of, table) }))
  const isWhole = ({ columns }: (typeof found)[number]) => needed.every(({ path }) => path in columns)
  const isPart = ({ columns }: (typeof found)[number]) => Object.keys(columns).length > 1
  return (found.find(isWhole) ?? found.find(isPart) ?? found[0])?.table
}
