// What a week is measured by: the children who are expected, the certificates of the staff, and the days on which they work.
import { addDays, monthsOld } from '@daybook/contract/kernel/dates.ts'
import { weekdaysOn } from '@daybook/contract/leave/leave.rules.ts'
import { codeOf, dayOfWeek, weekdayCodes } from '@daybook/contract/roster/roster.rules.ts'
import type { Place } from '@daybook/contract/rule/rule.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { publicHolidays } from '../centre/index.ts'
import { credentialsUntil } from '../credential/credential.queries.ts'
import { enrolledIn, workingWeeksBy } from './roster.queries.ts'

/** Children who are booked in the week that begins on this Monday, and its holidays, on which nobody is.
 *  @param except children who are not counted */
export async function expectedIn(tx: Tx, weekOn: string, place: Place, except?: ReadonlySet<string>) {
  const enrolled = (await enrolledIn(tx, weekOn)).filter(({ childId }) => !except?.has(childId))
  const holidays = await publicHolidays(place, weekOn, addDays(weekOn, 6))
  const isHoliday = new Set(holidays.map(({ day }) => day))
  return {
    holidays,
    bookings: enrolled.map(({ childId: _, birthDate, days, ...booking }) => ({
      ...booking,
      days: days.filter((day) => !isHoliday.has(day)).map(codeOf),
      months: monthsOld(birthDate, weekOn),
    })),
  }
}

/** Of each person the newest certificate of each kind, expired or not. */
export async function heldCertificates(tx: Tx) {
  const rows = await credentialsUntil(tx, {})
  return rows.map(({ staffId, kind, title, expiresOn }) => ({ personId: staffId, kind, title, expiresOn }))
}

/** On which days of a week somebody does not work, of those whose working days are set. */
export async function daysOffIn(tx: Tx, weekOn: string) {
  const weeks = await workingWeeksBy(tx, addDays(weekOn, 6))
  return [...Map.groupBy(weeks, ({ personId }) => personId)].flatMap(([personId, own]) =>
    weekdayCodes
      .filter((day, place) => weekdaysOn(own, dayOfWeek(weekOn, day))?.includes(place + 1) === false)
      .map((day) => ({ personId, day })),
  )
}
