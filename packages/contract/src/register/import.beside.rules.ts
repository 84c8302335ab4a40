// What people write beside a name or a substance in its own cell: `Anna Smith (mother)`, `Cow's milk - severe`. Pure.

/** A text without the word that stood beside it, and what the word means. */
export interface Parted {
  text: string
  value: unknown
}

/** Returns what a word means; undefined for every other word. */
type Read = (word: string) => unknown

const bracketed = /^([^()[\]（）]+?)\s*[（([]([^()[\]（）]+)[)）\]]\s*([^()[\]（）]*)$/
/** `Mum: Anna Smith`, `Severe - eggs`. */
const before = /^([^:：]+?)(?:\s*[:：]|\s[-–—]\s)\s*(.+)$/
/** `Eggs - mild`. */
const afterDash = /^(.+)\s[-–—]\s(.+?)$/
/** `Anna Smith, mother`. */
const afterComma = /^(.+?)\s*[,，;；]\s*([^,，;；]+)$/

/** Undefined where no word beside the text is known, or several mean different things: the cell stays as it is then. */
export function partedBy(cell: string, read: Read): Parted | undefined {
  const [, outside, inside, behind = ''] = bracketed.exec(cell) ?? []
  // What goes on after the bracket with a comma is something else.
  if (outside !== undefined && inside !== undefined)
    return /^[,，;；&+]/.test(behind) ? undefined : ofBracket(`${outside} ${behind}`.trim(), inside, read)
  if (/[()[\]（）]/.test(cell)) return undefined
  for (const [pattern, word, text] of [
    [before, 1, 2],
    [afterDash, 2, 1],
    [afterComma, 2, 1],
  ] as const) {
    const parts = pattern.exec(cell)
    const value = parts?.[word] && readWord(parts[word], read)
    if (parts?.[text] && value !== undefined) return { text: parts[text].trim(), value }
  }
  return undefined
}

/** What else is in the bracket stays there. */
function ofBracket(outside: string, inside: string, read: Read): Parted | undefined {
  const words = inside.split(/\s*(?:[,，;；/&、]|\s[-–—]\s|\sand\s)\s*/).filter(Boolean)
  const values = new Set(words.map((word) => readWord(word, read)))
  const others = words.filter((word) => readWord(word, read) === undefined)
  values.delete(undefined)
  const [value] = values
  if (values.size !== 1) return undefined
  return { text: others.length > 0 ? `${outside} (${others.join(', ')})` : outside, value }
}

/** Two letters are the initials of a name. */
const readWord = (word: string, read: Read): unknown =>
  /^[\p{Script=Latin}.]{1,2}$/u.test(word.trim()) ? undefined : read(word.trim())

/** The things of a cell: `Peanuts (severe), egg (mild)` are two when each has its word, and else the whole is one. */
export function allPartedBy(cell: string, read: Read): Parted[] | undefined {
  const things = cell.split(/\s*[,，;；、]\s*(?![^(（[]*[)）\]])/).filter(Boolean)
  const several = things.map((thing) => partedBy(thing, read))
  if (things.length > 1 && several.every((one) => one !== undefined)) return several
  const one = partedBy(cell, read)
  return one && [one]
}
