// The week schedule. A manager plans who works when and where, sees whether the rooms have enough adults, and publishes
// the week; each person confirms or declines their own. The hard rule: nobody is planned twice at the same time or during
// confirmed leave. Who makes the schedule is not in the specification; those calls are ours, under the family's pattern.

import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { schemaOf } from '../kernel/fields.schema.ts'
import { Day, DayOut, Id, TimeOfDay } from '../kernel/schema.ts'
import { receiptOperations } from '../receipt/receipt.kind.ts'
import { rosterFields } from './roster.fields.ts'
import { type Roster, weekdayCodes } from './roster.rules.ts'

const at = receiptOperations('/api/blade-garden/pb-confirm', rosterFields)
const own = { own: true as const }

const shifts = (schemaOf(rosterFields) as unknown as z.ZodObject<{ shifts: z.ZodType<Roster['shifts']> }>)
  .shape.shifts
const Code = z.enum(weekdayCodes)

export const roster = feature('roster', {
  list: { ...at.list('list'), ...own },
  /** `before`: the reader's own shifts in the version that they last confirmed, while another one waits for them. */
  get: { ...at.getWith('detail', { before: shifts.nullable() }), ...own },
  answer: at.answer('confirm/{id}'),
  markRead: at.markRead('readed/{id}'),
  /** One person's week, the reader's own without `userId`. */
  preview: post('/api/blade-garden/pb-confirm/pb/preview/{id}', {
    query: z.object({ id: Id, userId: Id.optional() }),
    returns: z.object({
      id: Id,
      weekOn: DayOut,
      version: z.number().int(),
      person: z.object({ id: Id, name: z.string() }),
      shifts,
      before: shifts.nullable(),
    }),
  }),
  publish: at.publish('submit'),
  withdraw: at.withdraw('withdraw/{id}'),
  remind: at.remind('remind/{id}'),
  listReceipts: at.listReceipts('receipts'),
  /** What a manager plans a week with. */
  getPlan: get('/api/blade-garden/pb-confirm/plan', {
    query: z.object({ weekOn: Day }),
    returns: z.object({
      country: z.string(),
      region: z.string().nullable(),
      rooms: z.array(z.object({ id: Id, name: z.string() })),
      people: z.array(z.object({ id: Id, name: z.string(), roomId: Id.nullable() })),
      /** Leave that is confirmed or asked for, one row for each day. */
      leave: z.array(
        z.object({ personId: Id, day: Code, from: z.string(), until: z.string(), isConfirmed: z.boolean() }),
      ),
      /** Public holidays in the week: no child is expected. */
      holidays: z.array(z.object({ day: Code, name: z.string() })),
      /** Certificates that have expired before the week ends, and were not renewed. */
      lapsed: z.array(z.object({ personId: Id, title: z.string(), expiresOn: Day })),
      /** Children who are booked, with their age in months on the Monday. */
      bookings: z.array(
        z.object({
          roomId: Id,
          days: z.array(Code),
          from: TimeOfDay,
          until: TimeOfDay,
          months: z.number().int(),
        }),
      ),
      /** What is published for this week. */
      published: z.object({ id: Id }).nullable(),
      /** The shifts of the week before. */
      lastWeek: shifts,
    }),
    offline: 'cache',
    own: true,
  }),
})
