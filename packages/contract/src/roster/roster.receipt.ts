// What the browser's first page needs of a week schedule stands here; its rules are the server's and the planner's.
import { addDays, instantOf } from '../kernel/dates.ts'
import { periodTitle } from '../kernel/period.title.ts'
import type { ReceiptFile } from '../receipt/receipt.rules.ts'
import { rosterFields } from './roster.fields.ts'

export const weekTitle = (weekOn: string): string => periodTitle({ from: weekOn, until: addDays(weekOn, 6) })

export const rosterReceipt = {
  fields: rosterFields,
  page: '/pages/home/task/pb-confirm',
  form: '/pages/home/task/pb-plan',
  subject: 'roster',
  answers: ['confirmed', 'declined'],
  isPeriod: true,
  title: ({ weekOn }) => weekTitle(weekOn),
  span: ({ weekOn }, timeZone) => ({
    startsAt: instantOf(weekOn, '00:00', timeZone).toISOString(),
    endsAt: instantOf(addDays(weekOn, 7), '00:00', timeZone).toISOString(),
  }),
  audienceOf: ({ shifts }) => ({
    to: 'people',
    roles: null,
    rooms: null,
    people: [...new Set(shifts.map(({ personId }) => personId))],
  }),
} as const satisfies ReceiptFile<typeof rosterFields>
