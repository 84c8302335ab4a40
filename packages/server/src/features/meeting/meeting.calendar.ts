// A meeting as an iCalendar file. Its uid stays the same, and its sequence grows with every change, so that a calendar
// moves the entry that it has instead of adding another.
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { type meetingFields, meetingReceipt } from '@daybook/contract/meeting/meeting.kind.ts'
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

interface Invitation {
  id: string
  title: string
  revision: number
  isOff: boolean
  authorName: string
  /** In a mail: who asks whom. The answer is given in the app. */
  invited?: {
    organizer: { name: string; email: string }
    attendee: { name: string; email: string }
    isAccepted: boolean
  }
}

export function calendarOf(
  { id, title, revision, isOff, authorName, invited }: Invitation,
  detail: ValuesOf<typeof meetingFields>,
  now: Date,
): string {
  const { startsAt, endsAt } = meetingReceipt.span(detail)
  const calendar = ical({ prodId: { company: 'Daybook', product: 'Daybook', language: 'EN' } })
  const asked = invited ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
  calendar.method(isOff ? ICalCalendarMethod.CANCEL : asked)
  const event = calendar.createEvent({
    id,
    sequence: revision,
    stamp: now,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    location: detail.where,
    description: [
      authorName,
      ...(detail.agenda ?? []).map(({ topic }, place) => `${place + 1}. ${topic}`),
    ].join('\n'),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (invited) {
    const { ACCEPTED, NEEDSACTION } = ICalAttendeeStatus
    event.organizer(invited.organizer)
    event.createAttendee({
      ...invited.attendee,
      status: invited.isAccepted ? ACCEPTED : NEEDSACTION,
      rsvp: false,
    })
  }
  return calendar.toString()
}
