// A kind of report as the screens use it: its fields, their layout and its operations. A kind is only data; most are made
// from what the contract says. Its language pack has `title`, `report` (the title of its form), `history`, a label for every
// field and a text for every option.

import type { ReportKindName } from '@daybook/contract/app/report.kinds.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import type { FromCheck, Report, ReportWithSteps } from '@daybook/contract/report/report.kind.ts'
import type { ReportFile, ReportState } from '@daybook/contract/report/report.rules.ts'
import type { ComponentType } from 'react'
import type { Call } from '../../platform/api/client.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { type Queueable, queueable } from '../../platform/outbox/queueable.ts'
import type { Page } from '../../platform/query/query.ts'
import { placeOf } from '../../platform/screens/places.ts'

export interface ListFilter {
  state?: string
  childId?: string
  authorId?: string
  from?: string
  until?: string
  text?: string
  /** Of the table on a desk: its order, its page, and the report beside it. */
  sort?: string
  page?: string
  open?: string
}
/** The filter on the wire. The address may have any state; the server refuses unknown states. */
export type WireFilter = Omit<ListFilter, 'state' | 'sort' | 'page' | 'open'> & { state?: ReportState }
type ListCall<Detail> = Call<
  WireFilter & { ascs?: string; descs?: string; current?: unknown; size?: unknown },
  Page<Report<Detail>>
>
type DecideCall<Detail, Mark> = Call<
  { id: string; version?: number | undefined; mark?: Mark },
  Report<Detail>
>
type CommentCall<Detail> = Call<{ id: string; mark: string }, Report<Detail>>
interface SubmitInput<Detail> {
  id: string
  version?: number | undefined
  fromId?: string | undefined
  fromCheck?: FromCheck | undefined
  detail: Detail
}

/** The operations of a kind, from its contract. */
export interface ReportApi<Detail = Values> {
  submit: Call<SubmitInput<Detail>, Report<Detail>>
  get: Call<{ id: string }, ReportWithSteps<Detail>>
  listAll?: ListCall<Detail>
  /** Left out by kinds that all staff read. */
  listMine?: ListCall<Detail>
  /** Instead of `listAll` and `listMine`, for kinds with a single list. */
  list?: ListCall<Detail>
  confirm?: DecideCall<Detail, string>
  refuse?: CommentCall<Detail>
  cancel?: DecideCall<Detail, string>
  start?: DecideCall<Detail, string>
  close?: CommentCall<Detail>
  reopen?: CommentCall<Detail>
  comment?: CommentCall<Detail>
  correct?: CommentCall<Detail>
  followUp?: CommentCall<Detail>
  comeBack?: CommentCall<Detail>
}

/** Content below fields of the form that depends on their values. `id` is the report's id. */
export type ReportHint = ComponentType<{ id: string; values: Values }>

/** What is asked before a new report is sent, with the button that sends it all the same. */
export interface AskedFirst {
  title: string
  lines: readonly string[]
  submit: string
}
export type AskFirst = (about: {
  id: string
  values: Values
  timeZone: string
}) => Promise<AskedFirst | undefined>

/** What a kind adds to its form. */
export interface FormParts {
  /** Stands above the button. */
  Hint?: ReportHint
  /** Name of a field → what stands right under its input. */
  under?: Readonly<Record<string, ReportHint>>
  /** Asked once before a new report is sent; nothing when it may be sent. */
  askFirst?: AskFirst
}

export interface ReportSection {
  title: BareKey
  /** Names of fields, in order. */
  fields: readonly string[]
  /** Content below these fields in the form. */
  Below?: ReportHint
}

interface Described<Name extends ReportKindName, F extends Fields> extends FormParts {
  name: Name
  report: ReportFile<F>
  // biome-ignore lint/suspicious/noExplicitAny: an operation's input type is its own; the fields give the values
  api: { [K in keyof ReportApi]: ReportApi<any>[K] }
  sections: readonly (ReportSection & { fields: readonly (keyof F & string)[] })[]
}

export interface ReportKind extends FormParts {
  name: ReportKindName
  report: ReportFile
  api: ReportApi
  sections: readonly ReportSection[]
  submit: Queueable<SubmitInput<Values>, Report<Values>>
}

declare module '../../platform/declared.ts' {
  interface Declared {
    reportKinds: ReportKind
  }
}

/** Builds a kind from its description. */
export function reportKind<Name extends ReportKindName, F extends Fields>(
  described: Described<Name, F>,
): ReportKind {
  // The type of the values is erased here, because they come from a form with the same fields or from the server.
  const said: Omit<ReportKind, 'submit'> = described
  const { name, report, api } = said
  const openReport = {
    words: (t: (key: 'report.look') => string) => t('report.look'),
    to: ({ input: { id } }: { input: { id?: unknown } }) =>
      typeof id === 'string' ? placeOf(report.page, { id }) : undefined,
    insteadOfSending: true as const,
  }
  return {
    ...said,
    // The form shows a refusal while it is open. Otherwise the outbox shows it.
    submit: queueable(api.submit, {
      label: `${name}.title`,
      form: ({ key }) => placeOf(report.form, { refused: key }),
      choices: { RECORD_CHANGED: [openReport], REPORT_ALREADY_REVIEWED: [openReport] },
      filesOf: ({ detail }) => filesIn(report.fields, detail).flatMap(({ ids }) => ids),
    }),
  }
}
