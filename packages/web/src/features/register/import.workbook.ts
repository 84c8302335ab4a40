// Reads the visible sheets of an Excel workbook. The library for their cells says neither which sheets are hidden nor which
// cells are merged, so these are read from the parts of the archive. Loaded only for a workbook.
import { strFromU8, unzipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'

interface Sheet {
  sheet: string
  lines: string[][]
}

export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  const facts = factsOf(new Uint8Array(bytes))
  const sheets = await readSheets(bytes)
  return sheets.flatMap(({ sheet, data }, place) => {
    const { isHidden, merged } = facts[place] ?? { isHidden: false, merged: [] }
    // A sheet that is a chart has no cells.
    const lines = (data ?? []).map((row) => row.map(textOf))
    return isHidden || lines.length === 0 ? [] : [{ sheet, lines: filled(lines, merged) }]
  })
}

/** Excel stores a time of day as a date in 1899. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  const text = cell.toISOString()
  return cell.getUTCFullYear() < 1900 ? text.slice(11, 16) : text.slice(0, 10)
}

/** Whether each sheet is hidden, and its merged cells: `C2:C5`. */
function factsOf(archive: Uint8Array) {
  const partsOf = (...names: string[]) => {
    const parts = unzipSync(archive, { filter: ({ name }) => names.includes(name) })
    return names.map((name) => strFromU8(parts[name] ?? new Uint8Array()))
  }
  const [workbook = '', relations = ''] = partsOf('xl/workbook.xml', 'xl/_rels/workbook.xml.rels')
  const targets = new Map(elementsOf(relations, 'Relationship').map(({ Id, Target = '' }) => [Id, Target]))
  const sheets = elementsOf(workbook, 'sheet').filter(({ name }) => name)
  const files = sheets.map(({ id }) => {
    const target = targets.get(id) ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  })
  const parts = partsOf(...files)
  return sheets.map(({ state = 'visible' }, place) => {
    const xml = parts[place] ?? ''
    // They stand behind the cells.
    const behind = xml.slice(xml.lastIndexOf('sheetData'))
    return {
      isHidden: state !== 'visible',
      merged: elementsOf(behind, 'mergeCell').map(({ ref = '' }) => ref),
    }
  })
}

/** The attributes of all elements of a name, without prefixes. */
function elementsOf(xml: string, name: string): Record<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s((?:"[^"]*"|'[^']*'|[^>"'])*)>`, 'g'))
  return [...tags].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', double, single]) => [
        key.replace(/^.*:/, ''),
        double ?? single ?? '',
      ]),
    ),
  )
}

/** Excel keeps what stands in cells merged over several rows in the first of them. It is of every row that has more. */
function filled(lines: readonly string[][], merged: readonly string[]): string[][] {
  const all = lines.map((cells) => [...cells])
  for (const ref of merged) {
    const [, letters = '', first, last] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(ref) ?? []
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const text = lines[Number(first) - 1]?.[column] ?? ''
    for (let line = Number(first); text !== '' && line < Math.min(Number(last), lines.length); line += 1) {
      const cells = all[line]
      if (cells && lines[line]?.some((cell) => cell !== '')) cells[column] = text
    }
  }
  return all
}
