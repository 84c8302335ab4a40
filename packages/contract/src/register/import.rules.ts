// Reads the cells of an imported file. The browser reads files, and the server checks every row like a form. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'
import type { Values } from '../kernel/fields.check.ts'
import type { Field } from '../kernel/fields.ts'

/** The options of a field: the text in the file, and the stored value. */
export type Options = readonly { words: string; value: string }[]

export type ReadCell = { value: unknown } | { problem: FieldError }

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether a column's title matches any of a field's names. */
export const isTitleOf = (title: string, names: readonly string[]): boolean =>
  folded(title) !== '' && names.some((name) => folded(name) === folded(title))

/** Converts a cell to the field's value; null when it is empty. */
export function readCell(field: Field, cell: string, options: Options): ReadCell {
  const text = cell.trim()
  if (text === '') return { value: null }
  switch (field.kind) {
    case 'text':
      return { value: field.format === 'time' ? text.replace(/^(\d):/, '0$1:') : text }
    case 'number':
    case 'money': {
      const number = Number(text.replace(/,(?=\d{3}(\D|$))/g, ''))
      if (!Number.isFinite(number)) return { problem: 'INVALID_FORMAT' }
      return { value: field.kind === 'money' ? Math.round(number * 100) : number }
    }
    case 'date':
      return dayOf(text)
    case 'yesNo':
      return truthOf(text, true, false)
    case 'flag':
      return truthOf(text, 1, 0)
    case 'choice':
    case 'room':
    case 'pick':
    case 'parent':
    case 'dictionary':
      return chosen(text, options)
    case 'choices':
      return severalOf(text, options)
    case 'picks': {
      const read = severalOf(text, options)
      return 'value' in read ? { value: (read.value as string[]).join(',') } : read
    }
    default:
      return { value: text }
  }
}

/** Reads `2023-04-01`, or `1/4/2023` with the day first as in New Zealand. */
function dayOf(text: string): ReadCell {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  const own = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  const [year, month, day] = iso ? iso.slice(1) : own ? own.slice(1).reverse() : []
  const padded = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  const isDay = !Number.isNaN(Date.parse(padded)) && new Date(padded).toISOString().startsWith(padded)
  return year && isDay ? { value: padded } : { problem: 'INVALID_FORMAT' }
}

const yes = ['yes', 'y', 'true', '1', 'x', '是']
const no = ['no', 'n', 'false', '0', '否']

function truthOf(text: string, right: unknown, wrong: unknown): ReadCell {
  if (yes.includes(text.toLowerCase())) return { value: right }
  return no.includes(text.toLowerCase()) ? { value: wrong } : { problem: 'INVALID_CHOICE' }
}

/** Matches an option by its text or key, or by the start of its text if that is unambiguous. */
function chosen(text: string, options: Options): ReadCell {
  const wanted = folded(text)
  const exact = options.find(({ words, value }) => folded(words) === wanted || folded(value) === wanted)
  const started = options.filter(({ words }) => wanted.length > 1 && folded(words).startsWith(wanted))
  const [found = exact] = exact ? [exact] : started.length === 1 ? started : []
  return found ? { value: found.value } : { problem: 'INVALID_CHOICE' }
}

function severalOf(text: string, options: Options): ReadCell {
  const whole = chosen(text, options)
  if ('value' in whole) return { value: [whole.value] }
  const commas = /[,;、/|]/
  const parts = text.split(commas.test(text) ? commas : /\s+/).filter((part) => part.trim() !== '')
  const values = parts.map((part) => chosen(part, options))
  if (parts.length < 2 || values.some((value) => 'problem' in value)) return { problem: 'INVALID_CHOICE' }
  return { value: [...new Set(values.map((read) => 'value' in read && read.value))] }
}

/** Builds a record from a row's values by path. A list gets the parts that have any value. A path without a number belongs
 *  to the first part. */
export function recordOf(values: Readonly<Record<string, unknown>>): Values {
  const record: Record<string, unknown> = {}
  const lists: Record<string, Record<string, Record<string, unknown>>> = {}
  for (const [path, value] of Object.entries(values)) {
    const [name = '', ...rest] = path.split('.')
    const [part, place = '0'] = rest.reverse()
    if (part === undefined) record[name] = value
    else lists[name] = { ...lists[name], [place]: { ...lists[name]?.[place], [part]: value } }
  }
  for (const [name, parts] of Object.entries(lists)) {
    const filled = Object.values(parts).filter((part) => Object.values(part).some((value) => value !== null))
    record[name] = filled.length > 0 ? filled : null
  }
  return record
}
