// Reads the cells of an imported file. The browser reads files, and the server checks every row like a form. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'
import type { Values } from '../kernel/fields.check.ts'
import type { Field } from '../kernel/fields.ts'
import { firstPhone } from '../kernel/phone.rules.ts'
import { type DayOrder, readDay, readTime } from './import.dates.rules.ts'
import { readDays } from './import.days.rules.ts'
import { folded } from './import.fold.rules.ts'
import { readMoney, readNumber } from './import.numbers.rules.ts'
import { blankWords, noneWords, noWords, roomWords, sameWords, yesWords } from './import.words.rules.ts'

/** The options of a field: the text in the file, and the stored value. */
export type Options = readonly { words: string; value: string }[]

/** `rest` is what stood beside a phone number. */
export type ReadCell = { value: unknown; rest?: string } | { problem: FieldError }

/** Whether the field is the days of a week. */
export const isWeekdays = (field: Field): boolean =>
  field.kind === 'choices' && field.of.join() === '1,2,3,4,5,6,7'

/** Converts a cell to the field's value; null when it is empty. */
export function readCell(field: Field, cell: string, options: Options, order: DayOrder = 'dmy'): ReadCell {
  const text = cell.normalize('NFC').replace(/\s+/g, ' ').trim()
  const found = text === '' ? null : readAs(field, text, options, order)
  if (found && 'value' in found && field.kind !== 'text' && field.kind !== 'longText') return found
  return isBlank(field, text) ? { value: null } : (found ?? { value: null })
}

function readAs(field: Field, text: string, options: Options, order: DayOrder): ReadCell {
  switch (field.kind) {
    case 'text':
      return textOf(field.format, text)
    case 'number':
      return valueOr('INVALID_FORMAT', readNumber(field, text))
    case 'money':
      return valueOr('INVALID_FORMAT', readMoney(text))
    case 'date':
      return valueOr('INVALID_FORMAT', readDay(text, order))
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
      return isWeekdays(field) ? daysOf(text, options) : severalOf(text, options)
    case 'picks': {
      const read = severalOf(text, options)
      return 'value' in read ? { value: (read.value as string[]).join(',') } : read
    }
    default:
      return { value: text }
  }
}

const valueOr = (problem: FieldError, value: unknown): ReadCell =>
  value === undefined ? { problem } : { value }

/** A digit that readDays has not taken may be how many days they are, and a mark after a colon has to be asked. */
function daysOf(text: string, options: Options): ReadCell {
  const days = readDays(text)
  if (days) return { value: days }
  return /[\d:]/.test(text.normalize('NFKC')) ? { problem: 'INVALID_CHOICE' } : severalOf(text, options)
}

/** Whether a cell means nothing. In a name, which a row must have, only a dash does: there are people called Na. */
function isBlank(field: Field, text: string): boolean {
  if (field.kind === 'text' && field.required) return folded(text) === ''
  const isNone = (field.kind === 'text' || field.kind === 'longText') && noneWords.includes(folded(text))
  return isNone || blankWords.includes(folded(text))
}

function textOf(format: string | undefined, text: string): ReadCell {
  if (format === 'time') return { value: readTime(text) ?? text }
  if (format === 'email') return { value: (/[^\s<>;,:]+@[^\s<>;,]+/.exec(text)?.[0] ?? text).toLowerCase() }
  return format === 'phone' ? phoneOf(text) : { value: text }
}

/** The first number, with the rest beside it. */
function phoneOf(text: string): ReadCell {
  const digits = /[+(]{0,2}\d[\d\s()./-]{3,}\d/.exec(text)?.[0]
  // `2.1123E+08` has lost its last digits in a spreadsheet.
  if (digits === undefined || /\de\+\d/i.test(text)) return { value: text }
  const number = firstPhone(digits)
  if (number === text) return { value: text.replace(/^(\d{7,})\.0$/, '$1') }
  const rest = text
    .replace(number, ' ')
    .replace(/^[\s,;:/()-]+|[\s,;:/(-]+$/g, '')
    .replace(/\s+/g, ' ')
  if (!/[\p{L}\d]/u.test(rest)) return { value: number }
  // The 7 of `021 555 0142/7` means nothing by itself.
  return { value: number, rest: /^\d{1,2}$/.test(rest) ? text : unclosed(rest) }
}

/** `after 5)` and `021) 555 0147` have lost the bracket that they began with. */
const unclosed = (text: string) => text.replace(/^([^(]*)\)/, '$1')

function truthOf(text: string, right: unknown, wrong: unknown): ReadCell {
  const word = folded(text)
  if (yesWords.includes(word)) return { value: right }
  return noWords.includes(word) ? { value: wrong } : { problem: 'INVALID_CHOICE' }
}

/** Matches an option by its text or key, by another word for it, or by the start of its text if that is unambiguous. */
function chosen(text: string, options: Options): ReadCell {
  const wanted = folded(text)
  const isOf = (words: readonly string[]) => (option: Options[number]) =>
    words.some((word) => folded(option.words) === word || folded(option.value) === word)
  const plain = roomWords.reduce((word, end) => (word.length > end.length ? strip(word, end) : word), wanted)
  const started = options.filter(({ words }) => wanted.length > 1 && folded(words).startsWith(wanted))
  const found =
    options.find(isOf([wanted])) ??
    options.find(isOf(sameAs(wanted))) ??
    (started.length === 1 ? started[0] : undefined) ??
    options.find(
      ({ words }) => [words, strip(folded(words), 'room')].includes(plain) || folded(words) === plain,
    )
  return found ? { value: found.value } : { problem: 'INVALID_CHOICE' }
}

const strip = (word: string, end: string) => (word.endsWith(end) ? word.slice(0, -end.length) : word)

const sameAs = (word: string): string[] =>
  sameWords.flatMap((group) => {
    const words = group.map(folded)
    return words.includes(word) ? words : []
  })

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
