// Meetings of the staff. Everybody invited accepts or declines, and is asked again when the time changes. Afterwards
// the minutes say what was decided, and action points who does what until when. The path's spelling is the
// specification's; who calls a meeting is not in it, so those calls are ours, under the family's pattern.

import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { fields, files, instant, number, repeat, text, type ValuesOf } from '../kernel/fields.ts'
import { Day, DayOut, Id, Instant, InstantOut, Line, Text } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { receiptOperations } from '../receipt/receipt.kind.ts'
import type { ReceiptFile } from '../receipt/receipt.rules.ts'

export const meetingFields = fields({
  title: text(140, { required: true }),
  startsAt: instant({ required: true }),
  minutes: number({ min: 5, max: 720, step: 5, unit: 'min' }, { required: true }),
  where: text(140, { required: true }),
  agenda: repeat({ topic: text(200, { required: true }) }, { most: 20 }),
  attachments: files({ most: 9, accept: 'any' }),
})

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
  sections: { title: ['title', 'startsAt', 'minutes', 'where'], agenda: ['agenda', 'attachments'] },
  screens: {
    list: { path: '/pages/home/history/meeting', menu: { group: 'team', icon: 'calendarUser', order: 4 } },
    people: { path: '/pages/home/task/meeting-people', can: 'receipt.answer' },
    answer: { path: '/pages/home/task/meeting-confirm' },
  },
  answers: ['confirmed', 'declined'],
  isOpen: true,
  title: ({ title }) => title,
  span,
  // Another time asks again; a further point of the agenda does not.
  asksAgain: (before, after) => before.startsAt !== after.startsAt || before.minutes !== after.minutes,
} as const satisfies ReceiptFile<typeof meetingFields>

const at = receiptOperations('/api/blade-garden/metting', meetingFields)

const PersonName = z.object({ id: Id, name: z.string() })

const ActionPoint = z.object({
  id: Id,
  what: z.string(),
  person: PersonName,
  dueOn: DayOut,
  doneAt: InstantOut.nullable(),
})

const Minutes = z.object({
  summary: z.string(),
  /** Minutes that it took. */
  duration: z.number().int(),
  by: PersonName,
  at: InstantOut,
})

const duration = z.coerce.number().int().min(1).max(1440)

export const meeting = feature('meeting', {
  list: at.list('list'),
  listMine: at.list('meeting-mine'),
  get: at.getWith('meeting-detail', {
    minutes: Minutes.nullable(),
    /** Those of the minutes, under the specification's names. */
    summary: z.string().nullable(),
    duration: z.number().int().nullable(),
    actions: z.array(ActionPoint),
  }),
  answer: at.answer('confirm/{id}'),
  markRead: at.markRead('readed/{id}'),
  updateSummary: post('/api/blade-garden/metting/update-summary/{id}', {
    description: 'Saves the minutes of a meeting that has started, and notifies everybody invited.',
    // `after` is when the minutes that the person corrects were saved, or `none`.
    query: z.object({
      id: Id,
      summary: Line(4000),
      duration,
      after: z.union([z.literal('none'), Instant]).optional(),
    }),
    returns: Minutes,
    errors: ['PUBLICATION_WITHDRAWN', 'MEETING_NOT_STARTED', 'RECORD_CHANGED'],
  }),
  publish: at.publish('submit'),
  withdraw: at.withdraw('withdraw/{id}'),
  remind: at.remind('remind/{id}'),
  listReceipts: at.listReceipts('receipts'),
  addAction: post('/api/blade-garden/metting/action-submit', {
    description: 'Adds an action point to a meeting, with who does it until when.',
    body: z.object({ id: Id, meetingId: Id, what: Line(200), personId: Id, dueOn: Day }),
    returns: ActionPoint,
    errors: ['RECORD_EXISTS', 'PUBLICATION_WITHDRAWN', 'STAFF_NOT_FOUND'],
    own: true,
  }),
  finishAction: post('/api/blade-garden/metting/action-done/{id}', {
    description:
      'Marks an action point as done, by the person it belongs to or a manager. Marking it again changes nothing.',
    query: z.object({ id: Id }),
    returns: ActionPoint,
    own: true,
  }),
  listActions: get('/api/blade-garden/metting/action-mine', {
    description: "Lists the signed-in person's own open action points, the most urgent first.",
    returns: z.array(ActionPoint.extend({ meetingId: Id, title: z.string() })),
    offline: 'cache',
    own: true,
  }),
  getCalendar: get('/api/blade-garden/metting/calendar', {
    description: 'Returns a meeting as a calendar file.',
    query: z.object({ id: Id }),
    returns: z.object({ name: Text(160), text: z.string() }),
    own: true,
  }),
})

export const meetingMessages = messageKinds('meeting', {
  minutes: z.object({ title: z.string(), byName: z.string() }),
  action: z.object({ title: z.string(), byName: z.string(), what: z.string(), dueOn: DayOut }),
})
