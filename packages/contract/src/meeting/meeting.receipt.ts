import type { ValuesOf } from '../kernel/fields.ts'
import type { ReceiptFile } from '../receipt/receipt.rules.ts'
import { meetingFields } from './meeting.fields.ts'

type Meeting = ValuesOf<typeof meetingFields>

const span = ({ startsAt, minutes }: Meeting) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
})

export const meetingReceipt = {
  fields: meetingFields,
  page: '/pages/home/task/meeting-detail',
  form: '/pages/home/task/meeting-form',
  subject: 'meeting',
  answers: ['confirmed', 'declined'],
  isOpen: true,
  title: ({ title }) => title,
  span,
  // Another time asks again; a further point of the agenda does not.
  asksAgain: (before, after) => before.startsAt !== after.startsAt || before.minutes !== after.minutes,
} as const satisfies ReceiptFile<typeof meetingFields>
