// Reads the days of the week that a child comes: `Mon-Fri`, `MTW`, `Tu & Th`, `周一至周五`. Pure.

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const every = [
  'all',
  'every',
  'everyday',
  'daily',
  'week',
  'weekdays',
  'weekday',
  'fulltime',
  'ft',
  'fullweek',
  '每天',
]
const everyChinese = ['每天', '全周', '全日', '全日制', '全托', '工作日']
const chinese = '一二三四五六日'

/** Monday `1`; undefined for what names no days, or may mean something else: the T of `MTF`, the 3 of three days. */
export function readDays(cell: string): string[] | undefined {
  const text = cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―~～]|\s+(to|thru|through|until|till)\s+|至|到/g, '-')
    .replace(/\b(and|only)\b|[.()']/g, ' ')
    .trim()
  const plain = text.replace(/[\s-]/g, '')
  if (every.includes(plain) || everyChinese.includes(plain)) return ['1', '2', '3', '4', '5']
  const days = inChinese(text) ?? inLetters(text) ?? inDigits(text) ?? inWords(text)
  return days && days.length > 0 ? [...new Set(days)].sort().map(String) : undefined
}

function inChinese(text: string): number[] | undefined {
  // `三` and `三天` are how many days they are.
  if (/[一二两三四五六七]天|^[一二三四五六日]$/.test(text)) return undefined
  const signs = text
    .replace(/星期|礼拜|周|逢|每/g, '')
    .replace(/天/g, '日')
    .replace(/[\s,、/和及]/g, '')
  return /^[一二三四五六日-]+$/.test(signs) ? spread(signs, (sign) => chinese.indexOf(sign) + 1) : undefined
}

function inDigits(text: string): number[] | undefined {
  const digits = text.replace(/[\s,;/&+]/g, '')
  if (digits.length < 2 || /^\d\s*\/\s*[57]$/.test(text)) return undefined
  return /^[1-7-]+$/.test(digits) ? spread(digits, Number) : undefined
}

/** Single signs, with ranges. */
function spread(signs: string, dayOf: (sign: string) => number): number[] {
  return [...signs].flatMap((sign, place) => {
    if (sign !== '-') return [dayOf(sign)]
    return between(dayOf(signs[place - 1] ?? ''), dayOf(signs[place + 1] ?? ''))
  })
}

const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)

/** `MTW`, `M T W Th F`. The order of the week says which T is meant: before a W Tuesday, after one Thursday. */
function inLetters(text: string): number[] | undefined {
  const letters = text.replace(/[\s,;/&+]/g, '')
  if (letters === 'm-f') return between(1, 5)
  const parts = letters.match(/th|tu|sa|su|[mtwfs]/g) ?? []
  if (parts.length === 0 || parts.join('') !== letters) return undefined
  const days = parts.map((part, place) => {
    const fixed = ['m', 'tu', 'w', 'th', 'f', 'sa', 'su'].indexOf(part)
    if (fixed >= 0) return fixed + 1
    const [early, late, turn] = part === 't' ? [2, 4, ['w', 'th', 't']] : [6, 7, ['s', 'su']]
    if (turn.includes(parts[place + 1] ?? '')) return early
    return ['w', 'tu', part].includes(parts[place - 1] ?? '') ? late : 0
  })
  return days.includes(0) ? undefined : days
}

function inWords(text: string): number[] | undefined {
  const dayOf = (word: string) => {
    const name = word.replace(/s$/, '')
    return name.length < 2 ? 0 : names.findIndex((day) => day.startsWith(name) || isLonger(name, day)) + 1
  }
  const ranges = text.replace(/\s*-\s*/g, '-').split(/[\s,;、/&|+]+/)
  const days = ranges.filter(Boolean).map((range) => {
    const [first = '', last, ...more] = range.split('-')
    if (last === undefined) return [dayOf(first)]
    // `Mon-Wed-Fri` is a list.
    if (more.length > 0) return [first, last, ...more].map(dayOf)
    return dayOf(first) && dayOf(last) ? between(dayOf(first), dayOf(last)) : [0]
  })
  return days.flat().includes(0) ? undefined : days.flat()
}

/** `thursday`, `thur` and `thurs` go on from `thu`. */
const isLonger = (name: string, day: string) =>
  name.startsWith(day) &&
  ['day', 'sday', 'rsday', 'nesday', 'urday', 'r', 's', 'rs', 'n'].includes(name.slice(3))
