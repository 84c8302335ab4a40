// Reads the lines of a CSV or Excel file on the person's own device, so that the server never opens an untrusted file.
// Loaded only for an import.
import { largestImport } from '@daybook/contract/register/importable.rules.ts'

/** A sheet of a file; a CSV file is a single one without a name. */
export interface FileLines {
  fileName: string
  sheet: string
  lines: string[][]
}

export type FileProblem = 'importTooLarge' | 'importUnreadable' | 'importEmpty' | 'importTooMany'

export async function readFile(file: File): Promise<FileLines[] | FileProblem> {
  if (file.size > largestImport) return 'importTooLarge'
  const sheets = await sheetsOf(file).catch(() => undefined)
  return sheets?.map((one) => ({ fileName: file.name.slice(0, 200), ...one })) ?? 'importUnreadable'
}

/** What was copied from a spreadsheet, or typed. */
export async function readText(text: string, fileName: string): Promise<FileLines[]> {
  return [{ fileName, sheet: '', lines: await parsed(text) }]
}

async function sheetsOf(file: File): Promise<Omit<FileLines, 'fileName'>[]> {
  const bytes = await file.arrayBuffer()
  // An .xlsx file is a zip archive.
  const isArchive = new Uint8Array(bytes.slice(0, 2)).join() === '80,75'
  if (!isArchive) return [{ sheet: '', lines: await parsed(listIn(decoded(bytes))) }]
  const { readWorkbook } = await import('./import.workbook.ts')
  return readWorkbook(bytes)
}

/** Fails for what is no text: an old workbook (.xls), a PDF or a picture whose name ends like a list, or a page of a website
 *  that calls itself one. They would be rows of signs. */
function listIn(text: string): string {
  if (text.includes('\0') || /^\s*(?:%PDF|<(?:!doctype|html|\?xml|table|meta))/i.test(text))
    throw new Error('no list')
  return text
}

async function parsed(text: string): Promise<string[][]> {
  const { parse } = (await import('papaparse')).default
  // Excel says its separator in a line of its own.
  const separator = /^sep=(.)\r?\n/.exec(text)
  const body = separator ? text.slice(separator[0].length) : text
  return parse<string[]>(body, { delimiter: separator?.[1] ?? separatorOf(body) }).data
}

/** The sign that stands most often in the first lines, quoted texts aside. */
function separatorOf(text: string): string {
  const plain = text.slice(0, 20_000).replace(/"[^"]*"/g, '')
  const counts = ['\t', ';', ',', '|'].map((sign) => ({ sign, count: plain.split(sign).length }))
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

/** Decodes UTF-8 and UTF-16, or else one of the encodings that Excel uses for a language. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(isChinese(new Uint8Array(bytes)) ? 'gb18030' : 'windows-1252').decode(bytes)
  }
}

/** Chinese signs are pairs of high bytes; an accented letter of a western language stands alone. */
function isChinese(bytes: Uint8Array): boolean {
  let high = 0
  let paired = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    high += 1
    if ((bytes[at + 1] ?? 0) < 0x80) continue
    at += 1
    high += 1
    paired += 2
  }
  return paired > high * 0.8
}
