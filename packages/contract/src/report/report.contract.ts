// Reports of all kinds: those that wait for a manager's decision, those that a person has submitted, and questions about
// them. The hard rule: a question never decides a report, and whoever decides it may do so at any time.

import { z } from 'zod'
import { ChildCard } from '../kernel/childCard.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { EntryOut, Id, InstantOut, Line, Page, PageQuery } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { reportStates } from './report.rules.ts'

const AnyReport = z.object({
  id: Id,
  /** The kind, which is also its feature: `incident`. */
  kind: z.string(),
  /** What is typed in it. The entry of a dictionary that it is about comes before it. */
  summary: z.string(),
  entry: EntryOut.nullable(),
  state: z.enum(reportStates),
  author: z.object({ id: Id, name: z.string() }),
  submittedAt: InstantOut,
  /** When its author was asked something that has not been answered yet. */
  askedAt: InstantOut.nullable(),
  /** The span, for kinds with dates such as leave. */
  startsAt: InstantOut.nullable(),
  endsAt: InstantOut.nullable(),
  child: ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true }).nullable(),
})

const Asked = z.object({ id: Id, state: z.enum(reportStates), askedAt: InstantOut.nullable() })

export const report = feature('report', {
  ask: post('/api/blade-garden/report/ask/{id}', {
    description:
      'Sends a report of any kind back to its author with a question in `mark`. It stays submitted, and waits for the answer: a reply, or an amendment.',
    query: z.object({ id: Id, mark: Line(500) }),
    returns: Asked,
    errors: ['REPORT_ALREADY_REVIEWED', 'OWN_REPORT', 'RECORD_CHANGED'],
    own: true,
  }),
  reply: post('/api/blade-garden/report/reply/{id}', {
    description:
      "Answers the question about the person's own report in `mark`. The report waits for its decision again.",
    query: z.object({ id: Id, mark: Line(500) }),
    returns: Asked,
    errors: ['REPORT_ALREADY_REVIEWED', 'RECORD_CHANGED'],
    own: true,
  }),
  listAwaiting: get('/api/blade-garden/report/awaiting', {
    description:
      "Lists the reports of all kinds that wait for the reader's decision, those that have waited longest first.",
    query: PageQuery,
    returns: Page(AnyReport),
    offline: 'cache',
    own: true,
  }),
  listMine: get('/api/blade-garden/report/mine', {
    description: "Lists the signed-in person's own reports, of every kind or of one kind, newest first.",
    query: PageQuery.extend({ kind: z.string().max(40).optional() }),
    returns: Page(AnyReport),
    offline: 'cache',
    own: true,
  }),
  listOfChild: get('/api/blade-garden/report/of-child', {
    description:
      'Lists what was reported about a child, newest first. A manager sees all of it, others see what they reported themselves.',
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
  /** The dictionary and the entry that it is about. Messages of earlier versions have none. */
  entryCode: z.string().optional(),
  entryName: z.string().optional(),
  byName: z.string(),
  comment: z.string(),
})
/** Managers are notified when a report is submitted or cancelled, and its author when it is decided. */
export const reportMessages = messageKinds('report', {
  submitted: ofReport,
  cancelled: ofReport,
  corrected: ofReport,
  confirmed: ofReport,
  refused: ofReport,
  closed: ofReport,
  reopened: ofReport,
  asked: ofReport,
  replied: ofReport,
})
