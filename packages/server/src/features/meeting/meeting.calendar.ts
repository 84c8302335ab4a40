// A meeting as an iCalendar file. Its uid stays the same, and its sequence grows with every change, so that a calendar
// moves the entry that it has instead of adding another.
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { meetingFields } from '@daybook/contract/meeting/meeting.fields.ts'
import { meetingReceipt } from '@daybook/contract/meeting/meeting.receipt.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

interface Invitation {
  id: string
  title: string
  revision: number
  state: 'published' | 'withdrawn'
  authorName: string
}

export function calendarOf(
  { id, title, revision, state, authorName }: Invitation,
  detail: ValuesOf<typeof meetingFields>,
  now: Date,
): string {
  const { startsAt, endsAt } = meetingReceipt.span(detail)
  const isOff = state === 'withdrawn'
  const calendar = ical({ prodId: { company: 'Daybook', product: 'Daybook', language: 'EN' } })
  calendar.method(isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH)
  calendar.createEvent({
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
  return calendar.toString()
}
