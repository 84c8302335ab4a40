// Public holidays of a centre's country and region.
import type { HolidaysTypes } from 'date-holidays'
import type { Caller } from '../../platform/context.ts'
import { chineseHoliday } from './centre.holidays.zh.ts'

type Calendar = Pick<InstanceType<typeof import('date-holidays').default>, 'getHolidays'>

const calendars = new Map<string, Calendar>()
/** Country, region and year → its holidays. Working them out takes two milliseconds, and every board asks. */
const years = new Map<string, readonly PublicHoliday[]>()
/** Anybody may ask for any year. */
const mostYears = 500

/** The library reads the rules of every country, so it is loaded at the first use. */
async function calendarOf(country: string, region: string | null): Promise<Calendar> {
  const key = `${country} ${region ?? ''}`
  const known = calendars.get(key)
  if (known) return known
  const { default: Holidays } = await import('date-holidays')
  const made = region === null ? new Holidays(country) : new Holidays(country, region)
  calendars.set(key, made)
  return made
}

export interface PublicHoliday {
  day: string
  name: string
}

/** One that begins in the evening, as Christmas Eve in Queensland does, leaves its day a day of work. */
const isWholeDay = ({ date }: HolidaysTypes.Holiday) => date.slice(11, 16) === '00:00'

/** Those from one day until another, both included, with English names. A country that the library does not know has none. */
export async function publicHolidays(
  { country, region }: { country: string; region: string | null },
  from: string,
  until: string,
): Promise<PublicHoliday[]> {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const wanted = Array.from({ length: last - first + 1 }, (_, more) => first + more)
  const found = await Promise.all(wanted.map((year) => holidaysOf(country, region, year)))
  return found.flat().filter(({ day }) => day >= from && day <= until)
}

async function holidaysOf(country: string, region: string | null, year: number) {
  const key = `${country} ${region ?? ''} ${year}`
  const known = years.get(key)
  if (known) return known
  const calendar = await calendarOf(country, region)
  const all = (calendar.getHolidays(year, 'en') || []) as HolidaysTypes.Holiday[]
  const made = all
    .filter((holiday) => holiday.type === 'public' && isWholeDay(holiday))
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }))
  if (years.size >= mostYears) years.clear()
  years.set(key, made)
  return made
}

/** With their names in the language of whoever asks. */
export const inLanguage = (
  holidays: readonly PublicHoliday[],
  { language }: Pick<Caller, 'language'>,
): PublicHoliday[] =>
  language === 'en-US'
    ? [...holidays]
    : holidays.map(({ day, name }) => ({ day, name: chineseHoliday(name) ?? name }))

/** The regions of a country that have public holidays of their own, by name. */
export async function regionsOf(country: string): Promise<{ code: string; name: string }[]> {
  const { default: Holidays } = await import('date-holidays')
  const regions = new Holidays().getStates(country) ?? {}
  return Object.entries(regions)
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
