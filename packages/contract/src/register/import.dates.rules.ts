// Reads the days and times of a file, in any usual form. Pure.

/** Which of `3/4/2023` comes first. */
export type DayOrder = 'dmy' | 'mdy'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const numeric = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/
const dayBefore1900 = Date.UTC(1899, 11, 30)
const oneDay = 86_400_000

/** Without the time of day, the name of the weekday and the ending of `3rd`. */
const dayPart = (cell: string) =>
  cell
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[t ]+\d{1,2}:\d\d(:\d\d)?(\.\d+)?( ?[ap]\.?m\.?)?z?$/, '')
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*[., ]+/, '')
    .replace(/(\d)(st|nd|rd|th)\b/, '$1')

/** The orders that a cell can have: both for `3/4/2023`, none where the order does not matter. */
function ordersOf(cell: string): DayOrder[] {
  const [, first = '', second = ''] = numeric.exec(dayPart(cell)) ?? []
  if (first === '' || first === second) return []
  return [...(Number(second) <= 12 ? ['dmy' as const] : []), ...(Number(first) <= 12 ? ['mdy' as const] : [])]
}

/** The order of a file's dates, and whether somebody has to say it: some dates have two readings, and the others do not
 *  tell which of them is meant. */
export function orderIn(cells: Iterable<string>): { order: DayOrder; isUnclear: boolean; example: string } {
  const certain: Record<DayOrder, number> = { dmy: 0, mdy: 0 }
  let example = ''
  for (const cell of cells) {
    const [order, other] = ordersOf(cell)
    if (other) example ||= cell.trim()
    else if (order) certain[order] += 1
  }
  const isUnclear = example !== '' && certain.dmy > 0 === certain.mdy > 0
  return { order: certain.mdy > certain.dmy ? 'mdy' : 'dmy', isUnclear, example }
}

/** `YYYY-MM-DD`; undefined for what is no day. A date that has one reading only is read by that. */
export function readDay(cell: string, order: DayOrder): string | undefined {
  const text = dayPart(cell)
  const year =
    /^(\d{4})\s*[-/. 年]\s*(\d{1,2})\s*[-/. 月]\s*(\d{1,2})\s*日?$/.exec(text) ?? compact.exec(text)
  if (year) return dayOf(year[1], year[2], year[3])
  const [, first, second, last] = numeric.exec(text) ?? []
  if (first) {
    const [only, other] = ordersOf(text)
    const isDayFirst = (other ? order : (only ?? order)) === 'dmy'
    return isDayFirst ? dayOf(last, second, first) : dayOf(last, first, second)
  }
  const named = /^(\d{1,2})[-/. ]*([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})$/.exec(text)
  if (named) return dayOf(named[3], monthOf(named[2]), named[1])
  const monthFirst = /^([a-z]{3,9})\.?[-/. ]*(\d{1,2})[-/., ]+(\d{4}|\d{2})$/.exec(text)
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2])
  return /^\d{5}(\.\d+)?$/.test(text) ? ofSpreadsheet(Number(text)) : undefined
}

const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/

const monthOf = (name = '') => String(months.indexOf(name.slice(0, 3)) + 1)

/** Spreadsheets count days; those of people and enrolments lie between 1930 and 2079. */
function ofSpreadsheet(count: number): string | undefined {
  if (count < 11_000 || count > 65_700) return undefined
  return new Date(dayBefore1900 + Math.floor(count) * oneDay).toISOString().slice(0, 10)
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const full = year.length === 2 ? `${Number(year) < 50 ? '20' : '19'}${year}` : year
  const padded = [full, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const at = Date.parse(padded)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(padded) ? padded : undefined
}

/** `HH:mm`; undefined for what is no time of day. */
export function readTime(cell: string): string | undefined {
  const text = cell.normalize('NFKC').trim().toLowerCase()
  const chinese = /^(上午|下午|早上|晚上)?(\d{1,2})[点:](\d{1,2})?分?(半)?$/.exec(text)
  if (chinese)
    return timeOf(chinese[2], chinese[4] ? '30' : chinese[3], /下午|晚上/.test(chinese[1] ?? '') ? 'p' : '')
  const usual = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?(?::\d\d)?\s*(?:([ap])\.?m?\.?)?$/.exec(text)
  if (usual && (usual[2] || usual[3])) return timeOf(usual[1], usual[2], usual[3])
  const share = /^0?\.\d+$/.test(text) ? Math.round(Number(text) * 1440) : undefined
  return share === undefined ? undefined : timeOf(String(Math.floor(share / 60)), String(share % 60))
}

function timeOf(hours = '', minutes = '0', half = ''): string | undefined {
  const hour = (Number(hours) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0)
  const isTime = Number(hours) < 24 && Number(minutes) < 60 && !(half && Number(hours) > 12)
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}` : undefined
}
