import type { CalendarSource } from '../calendarFeed/index.ts'
import { eventsBetween } from './event.queries.ts'

/** Events that the person leads or helps with. */
export const eventCalendar: CalendarSource = async ({ tx, ...asked }) => {
  const rows = await eventsBetween(tx, asked)
  return rows.map(({ id, version, startsAt, endsAt, state, detail: { name, where } }) => ({
    id,
    sequence: version,
    startsAt,
    endsAt,
    title: name,
    where,
    isOff: state === 'cancelled' || state === 'refused',
  }))
}
