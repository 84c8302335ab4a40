// What the mail of a meeting's message brings for the calendar: the invitation as it stands now, or that it is off for
// this person.
import type { CalendarMail } from '../notification/index.ts'
import { calendarOf } from './meeting.calendar.ts'
import { findInvitation } from './meeting.queries.ts'

export const meetingCalendarMail: CalendarMail = async ({ tx, now, kind, params, reader, domain }) => {
  // That somebody declined concerns nobody's calendar.
  if (!kind.startsWith('receipt.') || kind === 'receipt.declined') return undefined
  if (params.kind !== 'meeting' || typeof params.id !== 'string') return undefined
  const meeting = await findInvitation(tx, { id: params.id, personId: reader.id })
  if (!meeting) return undefined
  const { detail, receiptId, isAccepted, authorName, authorEmail } = meeting
  const isOff = meeting.state === 'withdrawn' || receiptId === null
  const invited = {
    organizer: { name: authorName, email: authorEmail ?? `no-reply@${domain}` },
    attendee: reader,
    isAccepted: isAccepted ?? false,
  }
  const text = calendarOf({ ...meeting, isOff, invited }, detail, now)
  return { method: isOff ? 'CANCEL' : 'REQUEST', text }
}
