// Tables as CSV files for spreadsheets.
import { formulaStart } from '@daybook/contract/kernel/csv.ts'
import { loadChunk } from './screens/chunk.ts'

export interface CsvTable {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** The sums of the columns, for paper: in a spreadsheet they would be taken for one more row. */
  foot?: readonly string[]
}

/** The table as CSV. A cell that a spreadsheet would take for a formula becomes text. */
export async function csvOf({ heads, rows }: CsvTable): Promise<string> {
  // Loaded at its first use: hardly anybody exports.
  const { unparse } = (await loadChunk(() => import('papaparse'))).default
  return unparse({ fields: [...heads], data: rows.map((row) => [...row]) }, { escapeFormulae: formulaStart })
}

/** Saves the table as a file, with the mark by which Excel knows that it is UTF-8. @param parts of the file's name */
export async function saveCsv(table: CsvTable, ...parts: string[]): Promise<void> {
  const url = URL.createObjectURL(new Blob(['\ufeff', await csvOf(table)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: `${fileName(parts)}.csv` }).click()
  URL.revokeObjectURL(url)
}

/** Letters of every language stay; what a file system may refuse becomes a hyphen. */
export function fileName(parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, ''))
    .filter(Boolean)
    .join('_')
}
