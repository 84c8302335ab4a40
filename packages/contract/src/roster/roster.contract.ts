// The week schedule. A manager plans who works when and where, sees whether the rooms have enough adults, and publishes
// the week; each person confirms or declines their own. The hard rule: nobody is planned twice at the same time or during
// confirmed leave. Who makes the schedule is not in the specification; those calls are ours, under the family's pattern.

import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { typedSchema, valueSchema } from '../kernel/fields.schema.ts'
import { Day, DayOut, Id, Line, Nothing, TimeOfDay } from '../kernel/schema.ts'
import { DayList, messageKinds } from '../message/message.kind.ts'
import { receiptOperations } from '../receipt/receipt.kind.ts'
import { receiptAnswers } from '../receipt/receipt.rules.ts'
import { rosterFields } from './roster.fields.ts'
import { type Roster, weekdayCodes } from './roster.rules.ts'

const at = receiptOperations('/api/blade-garden/pb-confirm', rosterFields)
const own = { own: true as const }

const shifts = typedSchema<Roster['shifts']>(valueSchema(rosterFields.shifts))
const Code = z.enum(weekdayCodes)

/** Shifts that can be put into any week. */
const Template = z.object({ id: Id, name: z.string(), shifts })

export const roster = feature('roster', {
  list: { ...at.list('list'), ...own },
  /** `before`: the reader's own shifts in the version that they last confirmed, while another one waits for them. */
  get: { ...at.getWith('detail', { before: shifts.nullable() }), ...own },
  answer: at.answer('confirm/{id}'),
  markRead: at.markRead('readed/{id}'),
  preview: post('/api/blade-garden/pb-confirm/pb/preview/{id}', {
    description: "Returns one person's week of a roster, the reader's own without `userId`.",
    query: z.object({ id: Id, userId: Id.optional() }),
    returns: z.object({
      id: Id,
      weekOn: DayOut,
      version: z.number().int(),
      person: z.object({ id: Id, name: z.string() }),
      /** The person, what they answered and its comment, under the specification's names. */
      userId: Id,
      status: z.enum(receiptAnswers).nullable(),
      mark: z.string().nullable(),
      shifts,
      before: shifts.nullable(),
    }),
  }),
  publish: at.publish('submit'),
  withdraw: at.withdraw('withdraw/{id}'),
  remind: at.remind('remind/{id}'),
  listReceipts: at.listReceipts('receipts'),
  getPlan: get('/api/blade-garden/pb-confirm/plan', {
    description: 'Returns what a manager needs to plan a week: staff, rooms, leave and closed days.',
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
      /** Weekdays on which somebody does not work, of those whose working days a manager has set. */
      daysOff: z.array(z.object({ personId: Id, day: Code })),
      /** Public holidays and other days of the week on which the centre is closed: no child is expected. */
      holidays: z.array(z.object({ day: Code, name: z.string() })),
      /** Of each person the newest certificate of each kind, expired or not. */
      certificates: z.array(z.object({ personId: Id, kind: z.string(), title: z.string(), expiresOn: Day })),
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
  listGaps: get('/api/blade-garden/pb-confirm/gaps', {
    description:
      'Lists the weeks ahead that fall short because certificates will have expired. A week that is not planned yet is taken to be like the last planned one.',
    returns: z.array(
      z.object({
        weekOn: Day,
        /** The last of the weeks in a row of which it is true. */
        lastWeekOn: Day,
        /** Null while it is not planned. */
        id: Id.nullable(),
        title: z.string(),
        /** On which too few adults count; none where there are enough others. */
        days: z.array(Code),
        /** Who may not count in which room; no name for those who work in none. */
        rooms: z.array(z.object({ name: z.string().nullable(), people: z.array(z.string()) })),
      }),
    ),
    offline: 'cache',
    own: true,
  }),
  listTemplates: get('/api/blade-garden/pb-confirm/templates', {
    description: 'Lists the templates of weeks that the centre has saved.',
    returns: z.array(Template),
    offline: 'cache',
    own: true,
  }),
  saveTemplate: post('/api/blade-garden/pb-confirm/template-submit', {
    description: 'Saves a week as a template under a name.',
    body: z.object({ id: Id, name: Line(80), shifts }),
    returns: Template,
    errors: ['VALUE_TAKEN'],
    own: true,
  }),
  removeTemplate: post('/api/blade-garden/pb-confirm/template-remove', {
    description: 'Removes a template of a week.',
    query: z.object({ id: Id }),
    returns: Nothing,
    own: true,
  }),
})

export const rosterMessages = messageKinds('roster', {
  /** To those who plan weeks: leave was approved after the week was published. */
  leaveGap: z.object({ staffName: z.string(), days: DayList }),
})
