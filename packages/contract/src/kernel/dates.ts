// Days and times of a centre. Everything is stored in UTC; "today" is the day in the centre's IANA zone,
// daylight saving included (a day of 23 or 25 hours is one day). Days are `YYYY-MM-DD`, times `HH:mm`.

const formats = new Map<string, Intl.DateTimeFormat>()

function format(timeZone: string): Intl.DateTimeFormat {
  let found = formats.get(timeZone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, found)
  }
  return found
}

function parts(instant: Date, timeZone: string) {
  const found: Record<string, string> = {}
  for (const part of format(timeZone).formatToParts(instant)) found[part.type] = part.value
  return found
}

/** Caches the last quarter hour looked up in each time zone, and its day. Days start on a quarter hour in all zones. */
const lastDays = new Map<string, { quarter: number; day: string }>()

/** The centre's day at this instant. */
export function dayAt(instant: Date, timeZone: string): string {
  const quarter = Math.floor(instant.getTime() / 900_000)
  const last = lastDays.get(timeZone)
  if (last?.quarter === quarter) return last.day
  const p = parts(instant, timeZone)
  const day = `${p.year}-${p.month}-${p.day}`
  lastDays.set(timeZone, { quarter, day })
  return day
}

/** The local time at the centre at this instant, `HH:mm`. */
export function timeAt(instant: Date, timeZone: string): string {
  const p = parts(instant, timeZone)
  return `${p.hour}:${p.minute}`
}

function offsetAt(instant: number, timeZone: string): number {
  const p = parts(new Date(instant), timeZone)
  const wall = Date.UTC(
    +`${p.year}`,
    +`${p.month}` - 1,
    +`${p.day}`,
    +`${p.hour}`,
    +`${p.minute}`,
    +`${p.second}`,
  )
  return wall - Math.floor(instant / 1000) * 1000
}

/** The same instant as a clock at the centre shows it, `2026-11-23T10:00:00.000+13:00`. */
export function atCentre(instant: Date, timeZone: string): string {
  const minutes = Math.round(offsetAt(instant.getTime(), timeZone) / 60_000)
  const wall = new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, -1)
  const two = (part: number) => String(part).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** The instant of a local time on a day at the centre. A time skipped in spring moves past the clock change by the same
 *  amount; a time that occurs twice in autumn means the first. */
export function instantOf(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`)
  const offsets = [wall - 86_400_000, wall + 86_400_000].map((near) => offsetAt(near, timeZone))
  const candidates = offsets.map((offset) => wall - offset)
  const shown = candidates.filter((instant, i) => offsetAt(instant, timeZone) === offsets[i])
  return new Date(shown.length > 0 ? Math.min(...shown) : (candidates[0] as number))
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first instant of the day, inclusive, and the first of the next day, exclusive. */
export function dayBounds(day: string, timeZone: string): { from: Date; until: Date } {
  return { from: instantOf(day, '00:00', timeZone), until: instantOf(addDays(day, 1), '00:00', timeZone) }
}

/** The first instant of a period of days, inclusive, and the first after it, exclusive. */
export function periodBounds(days: { from: string; until: string }, timeZone: string) {
  return { from: dayBounds(days.from, timeZone).from, until: dayBounds(days.until, timeZone).until }
}

/** ISO weekday, Monday 1 to Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Age in completed months on a day. */
export function monthsOld(birthDate: string, day: string): number {
  const [by = 0, bm = 0, bd = 0] = birthDate.split('-').map(Number)
  const [y = 0, m = 0, d = 0] = day.split('-').map(Number)
  return (y - by) * 12 + (m - bm) - (d < bd ? 1 : 0)
}

/** Whether the birthday is on this day. 29 February is celebrated on 28 February in other years. */
export function isBirthday(birthDate: string, day: string): boolean {
  const md = birthDate.slice(5)
  const leap = new Date(Date.UTC(+day.slice(0, 4), 1, 29)).getUTCMonth() === 1
  return md === day.slice(5) || (md === '02-29' && !leap && day.endsWith('02-28'))
}

/** The first birthday on or after a day, and the age the person turns. */
export function nextBirthday(birthDate: string, from: string): { day: string; turns: number } {
  const thisYear = Number(from.slice(0, 4))
  const day = birthdayIn(thisYear, birthDate)
  const next = day >= from ? day : birthdayIn(thisYear + 1, birthDate)
  return { day: next, turns: Number(next.slice(0, 4)) - Number(birthDate.slice(0, 4)) }
}

function birthdayIn(year: number, birthDate: string): string {
  const lastOfFebruary = `${year}-02-28`
  return isBirthday(birthDate, lastOfFebruary) ? lastOfFebruary : `${year}-${birthDate.slice(5)}`
}
