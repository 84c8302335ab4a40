// What a week is measured by: the children who are expected, the certificates of the staff, and the days on which they work.
import { addDays, monthsOld } from '@daybook/contract/kernel/dates.ts'
import { weekdaysOn } from '@daybook/contract/leave/leave.rules.ts'
import { codeOf, dayOfWeek, weekdayCodes } from '@daybook/contract/roster/roster.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { closedDays } from '../centre/index.ts'
import { credentialsUntil } from '../credential/credential.queries.ts'
import { bookedIn, workingWeeksBy } from './roster.queries.ts'

/** Children who are booked in the week that begins on this Monday, and the days on which the centre is closed.
 *  @param except children who are not counted */
export async function expectedIn(tx: Tx, weekOn: string, except?: ReadonlySet<string>) {
  const closed = await closedDays(tx, weekOn, addDays(weekOn, 6))
  const days = closed.map(({ day }) => day)
  const booked = (await bookedIn(tx, weekOn, days)).filter(({ childId }) => !except?.has(childId))
  return {
    closed,
    bookings: booked.map(({ childId: _, birthDate, days, ...booking }) => ({
      ...booking,
      days: days.map(codeOf),
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
