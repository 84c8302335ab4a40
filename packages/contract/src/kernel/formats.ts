// The formats of the specification (section 9), and the readings of a date's pattern that forms use. Pure. What records
// care keeps its instants by dates.ts: nothing here knows a time zone.
import { validators } from './validators.ts'

/** A date and time as a clock on the wall shows them. */
export interface Wall {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** The three default formats. Which applies where the specification leaves open. */
export const datePatterns = {
  dateTime: 'yyyy-MM-dd hh:mm:ss',
  unix: 'dd/MM/yyyy hh:mm:ss',
  /** Here alone `mm` is the month, as no hour comes before it. */
  day: 'yyyy-mm-dd',
} as const

const token = /yyyy|MM|dd|HH|hh|mm|ss/gi

/** The parts that a pattern names, in order. `mm` is the month in a day without a time. */
export function partsOf(pattern: string): (keyof Wall)[] {
  const isDay = /yyyy|dd/i.test(pattern) && !/hh/i.test(pattern)
  return (pattern.match(token) ?? []).map((name) => {
    if (/yyyy/i.test(name)) return 'year'
    if (/dd/i.test(name)) return 'day'
    if (/hh/i.test(name)) return 'hour'
    if (/ss/i.test(name)) return 'second'
    return name === 'mm' && !isDay ? 'minute' : 'month'
  })
}

/** `yyyy-MM-dd hh:mm:ss` and `YYYY-MM-DD HH:mm:ss` alike, always with 24 hours. */
export function formatWall(wall: Wall, pattern: string): string {
  const parts = partsOf(pattern)
  let place = 0
  return pattern.replace(token, () => {
    const part = parts[place++] as keyof Wall
    return String(wall[part]).padStart(part === 'year' ? 4 : 2, '0')
  })
}

/** What a pattern wrote; undefined where the text is none of it or names a day or time that there is not. */
export function parseWall(text: string, pattern: string): Wall | undefined {
  const parts = partsOf(pattern)
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(token, (name) => (name.length === 4 ? '(\\d{4})' : '(\\d{2})'))
  const found = new RegExp(`^${source}$`).exec(text)
  if (!found) return undefined
  const wall: Wall = { year: 2000, month: 1, day: 1, hour: 0, minute: 0, second: 0 }
  for (const [place, part] of parts.entries()) wall[part] = Number(found[place + 1])
  const isTime = wall.hour < 24 && wall.minute < 60 && wall.second < 60
  return isTime && validators.date(`${formatWall(wall, 'yyyy-MM-dd')}`) ? wall : undefined
}

/** Today the time alone, yesterday with that word, in the same year month and day, else the day (specification, section 9).
 *  Screens say it in words and by the country's order instead (web: time.words.ts). */
export function friendlyWall(wall: Wall, now: Wall): string {
  const days = Math.round((startOfDay(now) - startOfDay(wall)) / 86_400_000)
  if (days === 0) return formatWall(wall, 'hh:mm')
  if (days === 1) return `Yesterday ${formatWall(wall, 'hh:mm')}`
  return formatWall(wall, wall.year === now.year ? 'MM-dd hh:mm' : 'yyyy-MM-dd')
}

const startOfDay = ({ year, month, day }: Wall) => Date.UTC(year, month - 1, day)

/** A time stamp in milliseconds; one of ten digits is in seconds. */
export const millisecondsOf = (stamp: number | string): number =>
  /^\d{10}$/.test(String(stamp)) ? Number(stamp) * 1000 : Number(stamp)

/** Unix seconds of a date and time, taken as eight hours ahead of UTC whatever the device's zone is. */
export function unixAtEightHours(text: string, pattern: string = datePatterns.dateTime): number | undefined {
  const wall = parseWall(text, pattern)
  return wall && (utcOf(wall) - 8 * 3_600_000) / 1000
}

const utcOf = ({ year, month, day, hour, minute, second }: Wall) =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** Whether `days` days, of 24 hours each, have passed since a time stamp. */
export const hasExpiredAfterDays = (stamp: number | string, days: number, now: number): boolean =>
  now - millisecondsOf(stamp) > days * 24 * 3_600_000

/** The same in hours, of unix seconds. */
export const hasExpiredAfterHours = (unixSeconds: number, hours: number, now: number): boolean =>
  now / 1000 - unixSeconds > hours * 3600

/** What is left, each padded to two digits. Nothing is left of a time that is over. */
export function countdown(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const padded = (value: number) => String(value).padStart(2, '0')
  return {
    day: padded(Math.floor(seconds / 86_400)),
    hours: padded(Math.floor(seconds / 3600) % 24),
    minutes: padded(Math.floor(seconds / 60) % 60),
    seconds: padded(seconds % 60),
  }
}

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(value: number): string {
  const isTeen = Math.floor((value % 100) / 10) === 1
  return `${value}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][value % 10]) ?? 'th'}`
}

/** 1,234.50, or 1,235 where the centre's currency has whole amounts only. */
export function price(amount: number, { integers = false } = {}): string {
  const [whole = '', cents] = Math.abs(amount)
    .toFixed(integers ? 0 : 2)
    .split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}${grouped}${cents ? `.${cents}` : ''}`
}

/** Several entries of a dictionary as they are stored, and as they are shown. */
export const listSeparator = ','
export const shownSeparator = ' | '

export const weekdayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const

/** January is 1. */
export const monthName = (month: number): string | undefined =>
  [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ][month - 1]
