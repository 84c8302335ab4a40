import { meetingReceipt } from '@daybook/contract/meeting/meeting.kind.ts'
import type { CalendarSource } from '../calendarFeed/index.ts'
import { meetingsBetween } from './meeting.queries.ts'

/** Meetings that the person was invited to and has not declined. */
export const meetingCalendar: CalendarSource = async ({ tx, ...asked }) => {
  const rows = await meetingsBetween(tx, asked)
  return rows.map(({ id, title, revision, detail, withdrawnAt }) => ({
    id,
    sequence: revision,
    ...meetingReceipt.span(detail),
    title,
    where: detail.where,
    isOff: withdrawnAt !== null,
  }))
}
