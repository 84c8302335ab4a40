import { addDays, instantOf } from '../kernel/dates.ts'
import type { ReceiptFile } from '../receipt/receipt.rules.ts'
import { rosterFields } from './roster.fields.ts'
import { changesFor, rosterProblems, weekTitle } from './roster.rules.ts'

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
  // Who works as before has confirmed it already.
  asksPerson: changesFor,
  problems: rosterProblems,
} as const satisfies ReceiptFile<typeof rosterFields>
