// Reads a table from a CSV or Excel file on the person's own device, so that the server never opens an untrusted file.
// Loaded only for an import.
import { largestImport, mostImported } from '@daybook/contract/register/importable.rules.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'

export interface Table {
  fileName: string
  heads: string[]
  /** Each row has as many cells as there are heads. */
  rows: string[][]
}

export type FileProblem = 'importTooLarge' | 'importUnreadable' | 'importEmpty' | 'importTooMany'

export async function readTable(file: File): Promise<Table | FileProblem> {
  if (file.size > largestImport) return 'importTooLarge'
  const cells = await cellsOf(file).catch(() => undefined)
  if (!cells) return 'importUnreadable'
  const [heads = [], ...all] = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
  const rows = all.map((row) => heads.map((_, place) => row[place] ?? ''))
  if (rows.length === 0) return 'importEmpty'
  return rows.length > mostImported ? 'importTooMany' : { fileName: file.name.slice(0, 200), heads, rows }
}

async function cellsOf(file: File): Promise<string[][]> {
  const bytes = await file.arrayBuffer()
  // An .xlsx file is a zip archive.
  const isArchive = new Uint8Array(bytes.slice(0, 2)).join() === '80,75'
  if (isArchive) {
    const { readSheet } = await import('read-excel-file/universal')
    return (await readSheet(bytes)).map((row) => row.map(textOf))
  }
  const { parse } = (await import('papaparse')).default
  return parse<string[]>(decoded(bytes), { skipEmptyLines: 'greedy' }).data
}

/** Decodes UTF-8, or else the encoding that Excel uses for the reader's language. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(currentLanguage() === 'zh-CN' ? 'gb18030' : 'windows-1252').decode(bytes)
  }
}

/** Excel stores a time of day as a date in 1899. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  const text = cell.toISOString()
  return cell.getUTCFullYear() < 1900 ? text.slice(11, 16) : text.slice(0, 10)
}
