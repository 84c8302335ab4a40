// Hours by day: of children, booked and here, for funding, fees and the attendance register; of staff, for wages and the
// count of staff hours. Nothing of it is stored: it follows from enrolments, attendance, absences, work and pauses.
import { z } from 'zod'
import { Absence } from '../attendance/attendance.contract.ts'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get } from '../kernel/feature.ts'
import { areDays, DayOut, daysQuery, Id, ofDays, Page, PageQuery, RoomCode } from '../kernel/schema.ts'

/** A day on which the child was booked, or here. All times are in minutes. */
export const ChildDay = z.object({
  day: DayOut,
  /** From the enrolment; null on a day without a booking. */
  booked: z.int().nullable(),
  /** From sign-in to sign-out, of all stays that have ended. */
  here: z.int(),
  /** A stay has no sign-out yet; it is not in `here`. */
  isOpen: z.boolean(),
  /** Why the child was away, as somebody recorded. Null where the child was here all the same. */
  away: Absence.shape.reason.nullable(),
})

export const ChildHours = ChildCard.pick({
  id: true,
  firstName: true,
  familyName: true,
  picture: true,
}).extend({ days: z.array(ChildDay) })

/** A day of work. All times are in minutes. */
export const WorkDay = z.object({
  day: DayOut,
  /** From the start to the end of work, pauses included; of work that has ended. */
  atWork: z.int(),
  onBreak: z.int(),
  nonContact: z.int(),
  /** Work or a pause has no end yet; it is not counted. */
  isOpen: z.boolean(),
})

export const WorkHours = z.object({ id: Id, name: z.string(), avatar: z.string(), days: z.array(WorkDay) })

const base = '/api/blade-garden/hours'
const query = PageQuery.extend(daysQuery)

export const hours = feature('hours', {
  listOfChildren: get(`${base}/children`, {
    description:
      'Lists the children who were booked or here in up to 31 days, by name, with the hours of each day. A code limits them to those who were booked or here in that room; their days stay complete.',
    query: query.extend({ code: RoomCode.optional() }).refine(areDays, ofDays),
    returns: Page(ChildHours),
    own: true,
    errors: ['ROOM_NOT_FOUND'],
  }),
  listOfStaff: get(`${base}/staff`, {
    description:
      'Lists the members of staff who worked in up to 31 days, by name, with the hours and pauses of each day.',
    query: query.refine(areDays, ofDays),
    returns: Page(WorkHours),
    own: true,
  }),
  listOwn: get(`${base}/own`, {
    description:
      'Lists the days on which the signed-in person worked in up to 31 days, with hours and pauses.',
    query: z.object(daysQuery).refine(areDays, ofDays),
    returns: z.array(WorkDay),
    own: true,
  }),
})
