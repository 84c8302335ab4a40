// Reads a file with a column for each day of the week, in which the days of a child are marked. Pure.
import { readTime } from './import.dates.rules.ts'
import { folded } from './import.fold.rules.ts'
import type { Cells } from './import.table.rules.ts'
import { absentWords, blankWords, noWords, presentWords, yesWords } from './import.words.rules.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const chinese = '一二三四五六日'
/** `Mon`, `Thursdays`, `Fri am`, `Mon 8-3`; not `Sunscreen`, `Sun hat` or `Month`. */
const title =
  /^(mon|tue|wed|thu|fri|sat|sun(?!\W*(?:hat|cream|screen|block)))(?:rs?|day|r?sday|nesday|urday)?s?(?:am|pm)?(?!\p{L})/u

function dayOf(head: string): string | undefined {
  const sign = /^(?:周|星期)([一二三四五六日])$/.exec(folded(head))?.[1]
  if (sign) return days[chinese.indexOf(sign)]
  const text = head.normalize('NFKC').trim().toLowerCase()
  const [found = '', day] = title.exec(text) ?? []
  return folded(text.slice(found.length)).length < 7 ? day : undefined
}

/** Whether a child comes on the day of the column; null for an empty cell, undefined for what may mean either. */
function readMark(cell: string, day: string): boolean | null | undefined {
  const word = folded(cell)
  if (cell === '') return null
  if (/^[-‐-―./]+$/.test(cell)) return false
  // `?` and other signs have no word, and an F is false or Friday.
  if (word === '' || word === 'f') return undefined
  if ([...yesWords, ...presentWords, day].includes(word) || isTime(cell)) return true
  return [...noWords, ...blankWords, ...absentWords].includes(word) ? false : undefined
}

/** `8:30`, `9-3`, `8.30am to 3pm`. Nobody comes at midnight: that is a duration of nothing. */
function isTime(cell: string): boolean {
  const parts = cell
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s*(?:[-‐-―~～至到]|\bto\b)\s*/)
  const times = parts.map((part) => (parts.length === 2 && /^\d{1,2}$/.test(part) ? part : readTime(part)))
  return parts.length < 3 && times.every((time) => time !== undefined && time !== '00:00')
}

/** Adds the days on which a row has a mark in the column of the day. Behind a day stands the cell that has to be asked:
 *  one that may mean either, and every cell of a row that says of no day that the child comes. */
export function withDays(table: Cells, head: string): Cells {
  const columns = table.heads.flatMap((heading, column) => {
    const day = dayOf(heading)
    return day ? [{ column, day }] : []
  })
  if (columns.length < 3) return table
  const rows = table.rows.map((cells) => {
    const marks = columns.map(({ column, day }) => {
      const cell = (cells[column] ?? '').trim()
      return { day, cell, comes: readMark(cell, day) }
    })
    const isAny = marks.some(({ comes }) => comes === true)
    const said = marks.flatMap(({ day, cell, comes }) => {
      if (comes === true) return [day]
      return comes === undefined || (comes === false && !isAny) ? [`${day}: ${cell}`] : []
    })
    return [...cells, said.join(', ')]
  })
  return { ...table, heads: [...table.heads, head], rows }
}
