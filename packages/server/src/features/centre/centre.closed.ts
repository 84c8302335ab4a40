// The days on which a centre is closed: public holidays, unless it is open on them, and its own closures.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PublicHoliday, publicHolidays } from './centre.holidays.ts'
import { placeAndClosures } from './centre.queries.ts'

export interface Place {
  country: string
  region: string | null
  openOnHolidays: boolean
}

/** A day on which nobody is booked, and why. */
export type ClosedDay = PublicHoliday

/** Those from one day until another, both included, by day. The name of a holiday comes before that of a closure. */
export async function closedDays(tx: Tx, from: string, until: string): Promise<ClosedDay[]> {
  const rows = await placeAndClosures(tx, from, until)
  const holidays = rows[0] ? await holidaysClosed(rows[0], from, until) : []
  const found = new Map(holidays.map(({ day, name }) => [day, name]))
  for (const { closure, startsOn, endsOn } of rows) {
    if (closure === null || startsOn === null || endsOn === null) continue
    const last = endsOn < until ? endsOn : until
    for (let day = startsOn > from ? startsOn : from; day <= last; day = addDays(day, 1))
      if (!found.has(day)) found.set(day, closure)
  }
  return [...found].map(([day, name]) => ({ day, name })).sort((a, b) => a.day.localeCompare(b.day))
}

/** Why a centre is closed on a day, for a query that has read its place and its closure already; null if it is open. */
export async function closedFor(of: Place & { closure: string | null }, day: string): Promise<string | null> {
  const [holiday] = await holidaysClosed(of, day, day)
  return holiday?.name ?? of.closure
}

const holidaysClosed = async (place: Place, from: string, until: string) =>
  place.openOnHolidays ? [] : publicHolidays(place, from, until)
