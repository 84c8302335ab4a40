// Finds the titles and the rows of a file as people make them: with lines above the titles, titles over two lines, a
// full name in one column, and rows that stand twice. Pure.
import { splitName } from './import.names.rules.ts'
import { isContactGroup } from './import.titles.rules.ts'

export interface Cells {
  heads: string[]
  /** Each row has as many cells as there are heads. */
  rows: string[][]
  /** The number of each row in the file, from 1. */
  lines: number[]
}

/** How far down the titles may stand. */
const mostAbove = 15

/** The table of a file's lines. The titles are the line in which most cells are known ones, or the second of two lines with
 *  a title that is merged over both. */
export function tableOf(lines: readonly (readonly string[])[], isTitle: (head: string) => boolean): Cells {
  const filled = lines.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, at }] : [],
  )
  const known = filled.slice(0, mostAbove).map(({ cells }) => cells.filter(isTitle).length)
  const best = Math.max(0, known.indexOf(Math.max(2, ...known)))
  const isOverTwo = filled[best + 1]?.cells.some(
    (cell, column) => isTitle(cell) && cell === filled[best]?.cells[column],
  )
  const place = isOverTwo ? best + 1 : best
  const own = filled[place]?.cells ?? []
  const above = place > 0 ? (filled[place - 1]?.cells ?? []) : []
  const rows = filled.slice(place + 1)
  const width = Math.max(own.length, ...rows.slice(0, 50).map(({ cells }) => cells.length))
  const heads = grouped(
    Array.from({ length: width }, (_, column) => (own[column] ?? '').trim()),
    above,
  )
  return {
    heads,
    rows: rows.map(({ cells }) => heads.map((_, column) => cells[column] ?? '')),
    lines: rows.map(({ at }) => at + 1),
  }
}

/** `Parent 1` that is merged over `Name` and `Phone` belongs to both. A title that is merged over both lines stands alone. */
function grouped(heads: readonly string[], above: readonly string[]): string[] {
  let group = ''
  return heads.map((head, column) => {
    const over = (above[column] ?? '').trim()
    if (over !== '') group = isContactGroup(over) && over !== head ? over : ''
    return group === '' ? head : `${group} ${head}`.trim()
  })
}

/** Adds a first and a family name from a column with both. */
export function withNameParts(table: Cells, column: number, heads: readonly [string, string]): Cells {
  const rows = table.rows.map((cells) => {
    const { firstName, familyName } = splitName(cells[column] ?? '')
    return [...cells, firstName, familyName]
  })
  return { ...table, heads: [...table.heads, ...heads], rows }
}

/** `Lee, David` as people say it. */
export function withTurnedNames(table: Cells, column: number): Cells {
  const rows = table.rows.map((cells) =>
    cells.map((cell, at) => {
      if (at !== column || !/[,，]/.test(cell)) return cell
      const { firstName, familyName } = splitName(cell)
      return `${firstName} ${familyName}`.trim()
    }),
  )
  return { ...table, rows }
}

/** Adds a full name from a first and a family name. */
export function withFullName(table: Cells, columns: readonly [number, number], head: string): Cells {
  const rows = table.rows.map((cells) => [
    ...cells,
    columns
      .map((at) => cells[at]?.trim())
      .join(' ')
      .trim(),
  ])
  return { ...table, heads: [...table.heads, head], rows }
}
