// The template of a report kind (accident, leave, …): the wire format that all kinds share. A kind supplies its fields
// and paths. The hard rules: a report is decided once. When two managers decide at the same moment, the second gets the
// name of the first. Every step is kept with its author, time and comment.

import { z } from 'zod'
import { FileOfRecord } from '../file/file.contract.ts'
import { ChildCard } from '../kernel/childCard.ts'
import type { ErrorKey } from '../kernel/errors.ts'
import { get, post } from '../kernel/feature.ts'
import { schemaOf, typedSchema } from '../kernel/fields.schema.ts'
import type { Fields, ValuesOf } from '../kernel/fields.ts'
import {
  Day,
  DayOut,
  EntryOut,
  Id,
  InstantOut,
  Line,
  orderedPageQuery,
  Page,
  Text,
  Version,
} from '../kernel/schema.ts'
import { reportAbilities, reportStates, reportSteps } from './report.rules.ts'

const PersonName = z.object({ id: Id, name: z.string() })
export type PersonName = z.output<typeof PersonName>
const Comment = z.string().nullable()

const ReportBase = z.object({
  id: Id,
  author: PersonName,
  submittedAt: InstantOut,
  state: z.enum(reportStates),
  /** When its author was asked something that has not been answered yet. */
  askedAt: InstantOut.nullable(),
  /** The last decision; null while the report is submitted. */
  decided: z.object({ by: PersonName, at: InstantOut, comment: Comment }).nullable(),
  /** The comment of the last decision, under the specification's name. */
  mark: Comment,
  /** Increases with every amendment. Required when amending. */
  version: z.number().int(),
  /** The report that it was opened from. `canOpen` is true when the reader may read that report. */
  from: z.object({ id: Id, kind: z.string(), canOpen: z.boolean() }).nullable(),
  /** The check whose answer it was opened from. */
  fromCheck: z.object({ id: Id, kind: z.string(), day: DayOut }).nullable(),
  child: ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true }).nullable(),
  /** Id or key → name of the people, rooms, children and entries of dictionaries that the detail mentions. */
  names: z.record(z.string(), z.string()),
  /** All files, including those that an amendment removed. */
  files: z.array(FileOfRecord),
  can: z.array(z.enum(reportAbilities)),
})
export type Report<Detail = unknown> = z.output<typeof ReportBase> & { detail: Detail }

const Step = z.object({
  step: z.enum(reportSteps),
  by: PersonName,
  at: InstantOut,
  comment: Comment,
  /** The detail before an amendment. */
  before: z.record(z.string(), z.unknown()).nullable(),
})
/** A report that was opened from this report. `canOpen` is true when the reader may read it; to others it says nothing. */
const Opened = z.object({
  id: Id,
  kind: z.string(),
  canOpen: z.boolean(),
  summary: z.string(),
  entry: EntryOut.nullable(),
  state: z.enum(reportStates),
})
export type ReportWithSteps<Detail = unknown> = Report<Detail> & {
  steps: z.output<typeof Step>[]
  opened: z.output<typeof Opened>[]
  reviewers: PersonName[] | null
}

/** What a list of reports can be ordered by. */
const reportOrders = ['submittedAt', 'occurredAt', 'state', 'author', 'child', 'decidedAt'] as const
export type ReportOrder = (typeof reportOrders)[number]

export const reportQuery = orderedPageQuery(...reportOrders).extend({
  state: z.enum(reportStates).optional(),
  authorId: Id.optional(),
  childId: Id.optional(),
  /** First and last day of when it happened, or of its submission where the kind has no such time. */
  from: Day.optional(),
  until: Day.optional(),
  /** Matched within the summary. */
  text: Text(100).optional(),
})

const FromCheck = z.object({ id: Id, itemId: Line(40), taskId: Id.optional() })
export type FromCheck = z.output<typeof FromCheck>

const submitErrors = [
  'RECORD_EXISTS',
  'RECORD_CHANGED',
  'REPORT_ALREADY_REVIEWED',
] as const satisfies ErrorKey[]
const decideErrors = ['REPORT_ALREADY_REVIEWED', 'OWN_REPORT', 'RECORD_CHANGED'] as const satisfies ErrorKey[]
/** The version that the person sees: nobody decides what its author has just amended. */
const seen = { version: z.coerce.number().pipe(Version).optional() }

/** The operations that a kind can have. Its feature picks them and sets their paths.
 *  @param base `/api/blade-garden/flow-acc` */
export function reportOperations<F extends Fields>(base: string, fields: F) {
  const detail = schemaOf(fields)
  const Whole = typedSchema<Report<ValuesOf<F>>>(ReportBase.extend({ detail }))
  const WithSteps = typedSchema<ReportWithSteps<ValuesOf<F>>>(
    ReportBase.extend({
      detail,
      steps: z.array(Step),
      opened: z.array(Opened),
      /** The people who can review it besides its author; null when no review is due, or its author may review it. */
      reviewers: z.array(PersonName).nullable(),
    }),
  )
  return {
    /** The wire format of a report of this kind, for a kind's own operations. */
    whole: Whole,
    submit: <const E extends readonly ErrorKey[] = []>(path: string, errors?: E) =>
      post(`${base}/${path}`, {
        description:
          'Submits a new {kind} report, or amends it when `version` is the version that its author saw. It can be amended until it is decided.',
        // `fromId` is the report that a new report is opened from.
        // `fromCheck` is the answer of a check. A task has a single check, whatever the check's id on the device.
        body: z.object({
          id: Id,
          version: Version.optional(),
          fromId: Id.optional(),
          fromCheck: FromCheck.optional(),
          detail,
        }),
        returns: Whole,
        offline: 'queue',
        errors: [...submitErrors, ...(errors ?? [])],
      }),
    decide: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Takes the decision “{name}” on the {kind} report, with an optional comment in `mark`. A report is decided once, and a conflict names who was faster. With `version` it is decided only as the person sees it.',
        query: z.object({ id: Id, ...seen, mark: Text(500).optional() }),
        returns: Whole,
        errors: decideErrors,
      }),
    decideWithComment: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Takes the decision “{name}” on the {kind} report, with a required comment in `mark`. A report is decided once, and a conflict names who was faster. With `version` it is decided only as the person sees it.',
        query: z.object({ id: Id, ...seen, mark: Line(500) }),
        returns: Whole,
        errors: decideErrors,
      }),
    decideByBody: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Takes the decision “{name}” on the {kind} report, with an optional comment in the JSON body. A report is decided once, and a conflict names who was faster. With `version` it is decided only as the person sees it.',
        query: z.object({ id: Id, ...seen }),
        body: z.object({ mark: Text(500).optional() }),
        returns: Whole,
        errors: decideErrors,
      }),
    cancel: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Cancels the {kind} report, by its author and until it is decided. Some kinds can be cancelled later, by those who decide, with a comment in `mark`.',
        query: z.object({ id: Id, ...seen, mark: Text(500).optional() }),
        returns: Whole,
        errors: decideErrors,
      }),
    comment: (path: string) =>
      post(`${base}/${path}`, {
        description: 'Adds a comment to the {kind} report, in any state.',
        query: z.object({ id: Id, mark: Line(500) }),
        returns: Whole,
      }),
    remark: (path: string) =>
      post(`${base}/${path}`, {
        description:
          'Adds the remark “{name}” to the confirmed {kind} report: what was wrong in it, or what was done since. The report itself stays as it was confirmed.',
        query: z.object({ id: Id, mark: Line(500) }),
        returns: Whole,
        errors: ['RECORD_CHANGED'],
        own: true,
      }),
    get: (path: string) =>
      get(`${base}/${path}`, {
        description:
          'Returns the {kind} report with its steps, its files and the reports that were opened from it.',
        query: z.object({ id: Id }),
        returns: WithSteps,
        offline: 'cache',
      }),
    list: (path: string) =>
      get(`${base}/${path}`, {
        description:
          'Lists {kind} reports a page at a time, newest first unless an order is given: the reader’s own for `listMine`, otherwise those that the reader may see.',
        query: reportQuery,
        returns: Page(Whole),
        offline: 'cache',
      }),
  }
}
