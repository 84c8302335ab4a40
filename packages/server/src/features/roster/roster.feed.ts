import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { dayOfWeek, weekOf } from '@daybook/contract/roster/roster.rules.ts'
import type { CalendarSource } from '../calendarFeed/index.ts'
import { rostersBetween } from './roster.queries.ts'

/** The shifts of the person's published weeks. */
export const rosterCalendar: CalendarSource = async ({ tx, timeZone, ...asked }) => {
  const weeks = await rostersBetween(tx, asked)
  return weeks.flatMap(({ id, revision, centreName, detail: { weekOn, shifts } }) =>
    weekOf(shifts, asked.personId).map((shift, place) => {
      const at = (time: string) => instantOf(dayOfWeek(weekOn, shift.day), time, timeZone).toISOString()
      return {
        id: `${id}-${shift.day}-${place}`,
        sequence: revision,
        startsAt: at(shift.from),
        endsAt: at(shift.until),
        title: centreName,
      }
    }),
  )
}
