// Reports of all kinds together: what waits for a manager's decision, and what a person has submitted.

import { z } from 'zod'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get } from '../kernel/feature.ts'
import { Id, InstantOut, Page, PageQuery } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { reportStates } from './report.rules.ts'

const AnyReport = z.object({
  id: Id,
  /** The kind, which is also its feature: `incident`. */
  kind: z.string(),
  summary: z.string(),
  state: z.enum(reportStates),
  author: z.object({ id: Id, name: z.string() }),
  submittedAt: InstantOut,
  /** From when until when, where the kind has a span, as leave has. */
  startsAt: InstantOut.nullable(),
  endsAt: InstantOut.nullable(),
  child: ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true }).nullable(),
})

export const report = feature('report', {
  /** Those that have waited longest first. */
  listAwaiting: get('/api/blade-garden/report/awaiting', {
    query: PageQuery,
    returns: Page(AnyReport),
    offline: 'cache',
    own: true,
  }),
  /** The signed-in person's reports, of every kind or of one, newest first. */
  listMine: get('/api/blade-garden/report/mine', {
    query: PageQuery.extend({ kind: z.string().max(40).optional() }),
    returns: Page(AnyReport),
    offline: 'cache',
    own: true,
  }),
  /** What was reported about a child, newest first: a manager sees all of it, others what they reported themselves. */
  listOfChild: get('/api/blade-garden/report/of-child', {
    query: PageQuery.extend({ childId: Id }),
    returns: Page(AnyReport),
    offline: 'cache',
    own: true,
  }),
})

const ofReport = z.object({
  /** The kind, which is also its feature: `incident`. */
  kind: z.string(),
  /** The child's name, or the first words of the summary. */
  about: z.string(),
  byName: z.string(),
  comment: z.string(),
})
/** To managers when something is submitted or cancelled, and to the author when it is decided. */
export const reportMessages = messageKinds('report', {
  submitted: ofReport,
  cancelled: ofReport,
  corrected: ofReport,
  confirmed: ofReport,
  refused: ofReport,
  closed: ofReport,
  reopened: ofReport,
})
