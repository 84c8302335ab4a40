// Submitting and amending: checks the fields, the references and the kind's own rules, then writes the report.

import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { problemsIn, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { FromCheck, Report } from '@daybook/contract/report/report.kind.ts'
import { childProblems, isAmendable, type ReportFacts } from '@daybook/contract/report/report.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { missingIn, namesOf, referencesIn } from '../../platform/fields/references.queries.ts'
import { cleanRecord } from '../../platform/html.ts'
import { isSameJson } from '../../platform/json.ts'
import { allIds, attachFiles, wrongFiles } from '../file/index.ts'
import type { ReportKind } from './report.kind.ts'
import { notifyOfStep } from './report.notify.ts'
import {
  birthDateOf,
  type Columns,
  findAnyReport,
  findCheckOf,
  findReport,
  insertReport,
  insertStep,
  type ReportRow,
  updateReport,
} from './report.queries.ts'
import { untoldChanged } from './report.told.ts'
import { mayRead, reportFiles, toReports } from './report.view.ts'

export type SubmitContext<F extends Fields> = Context<
  {
    id: string
    version?: number | undefined
    fromId?: string | undefined
    fromCheck?: FromCheck | undefined
    detail: ValuesOf<F>
  },
  Actor
>

export async function submitReport<F extends Fields>(
  kind: ReportKind<F>,
  context: SubmitContext<F>,
): Promise<Report<ValuesOf<F>>> {
  const { tx, actor, input } = context
  const values = cleanRecord(kind.fields, input.detail as Values) as ValuesOf<F>
  await refuseWrong(kind, context, values)
  const columns = columnsOf(kind, values, actor.timeZone)
  await kind.check?.(context, { id: input.id, columns, values })
  const known = await findReport(tx, kind.name, input.id, { lock: true })
  if (input.version === undefined) await insertNew(kind, context, columns, known)
  else await amend(kind, context, input.version, columns, found(known))
  await attachFiles(tx, reportFiles, {
    ownerId: input.id,
    ids: allIds(filesIn(kind.fields, values as Values)),
  })
  kind.changed?.(context)
  untoldChanged(kind.name, context)
  const row = found(await findReport(tx, kind.name, input.id))
  context.auditSubjects(row.id, ...(row.childId ? [row.childId] : []))
  const [report] = await toReports(context, kind, [row])
  return found(report)
}

/** Fails with the errors of all fields at once. */
async function refuseWrong<F extends Fields>(
  kind: ReportKind<F>,
  context: SubmitContext<F>,
  values: ValuesOf<F>,
): Promise<void> {
  const { tx, actor, clock, input } = context
  const plain = values as Values
  const references = referencesIn(kind.fields, plain)
  const names = await namesOf(tx, references)
  const files = await wrongFiles(context, reportFiles, {
    references: filesIn(kind.fields, plain),
    ownerIds: [input.id],
  })
  const missing = { ...missingIn(references, names), ...files.missing }
  // Another centre's records are treated as missing.
  if (Object.keys(missing).length > 0) fail('NOT_FOUND', inDetail(missing))
  const { childId } = plain
  const facts: ReportFacts = {
    now: clock.now().toISOString(),
    today: actor.today,
    timeZone: actor.timeZone,
    personId: actor.personId,
    birthDate: typeof childId === 'string' ? await birthDateOf(tx, childId) : undefined,
  }
  const incomplete = { ...problemsIn(kind.fields, plain, facts), ...files.wrong }
  if (Object.keys(incomplete).length > 0) fail('VALIDATION_FAILED', inDetail(incomplete))
  const problems = inDetail({ ...kind.problems?.(values, facts), ...childProblems(plain, facts) })
  if (Object.keys(problems).length > 0) fail('VALIDATION_FAILED', problems)
}

const inDetail = (problems: Readonly<Record<string, FieldError | undefined>>) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, key]) => (key ? [[`detail.${path}`, key]] : [])),
  )

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

function columnsOf<F extends Fields>(kind: ReportKind<F>, values: ValuesOf<F>, timeZone: string): Columns {
  const { childId, roomId, occurredAt } = values as Values
  const due = kind.due?.(values)
  return {
    childId: textOrNull(childId),
    roomId: textOrNull(roomId),
    occurredAt: textOrNull(occurredAt),
    startsAt: null,
    endsAt: null,
    ...kind.span?.(values, timeZone),
    awayUntil: kind.awayUntil?.(values) ?? null,
    dueOn: due?.on ?? null,
    duePersonId: due?.personId ?? null,
    summary: kind.summary(values).slice(0, 500),
    detail: JSON.stringify(values),
  }
}

/** Submitting the same report again changes nothing. Other content under a used id is RECORD_EXISTS. */
async function insertNew<F extends Fields>(
  kind: ReportKind<F>,
  context: SubmitContext<F>,
  columns: Columns,
  known: ReportRow | undefined,
): Promise<void> {
  const { tx, actor, clock, ids, input } = context
  if (known) {
    const isSame = known.authorId === actor.personId && isSameDetail(known.detail, columns)
    return isSame ? context.alreadyDone() : fail('RECORD_EXISTS')
  }
  if (await findAnyReport(tx, input.id)) fail('RECORD_EXISTS')
  await refuseSource(kind, context)
  const at = clock.now().toISOString()
  await insertReport(tx, {
    ...columns,
    id: input.id,
    kind: kind.name,
    authorId: actor.personId,
    submittedAt: at,
    state: kind.initial,
    fromId: input.fromId ?? null,
    ...(await answerOf(kind, context)),
  })
  await insertStep(tx, stepBy(context, { id: ids(), reportId: input.id, step: 'submitted', at }))
  const row = { ...columns, id: input.id, authorId: actor.personId }
  await notifyOfStep(kind, context, { step: 'submitted', row, comment: null })
}

/** Fails unless this kind can be opened from the source report and the actor may read the source. */
async function refuseSource(
  { name }: Pick<ReportKind, 'name'>,
  { tx, actor, input: { fromId } }: Pick<SubmitContext<Fields>, 'tx' | 'actor' | 'input'>,
): Promise<void> {
  if (fromId === undefined) return
  const source = await findAnyReport(tx, fromId)
  const opens = source && reportKindNamed(source.kind)?.opens
  if (!opens || !(name in opens) || !mayRead(source, actor)) fail('NOT_FOUND', { fromId: 'NOT_THERE' })
}

/** The columns of the check's answer that it is opened from. An unknown check is ignored, because the report itself matters
 *  more than the link. */
async function answerOf(
  { opensFromChecks }: Pick<ReportKind, 'opensFromChecks'>,
  { tx, input: { fromCheck } }: Pick<SubmitContext<Fields>, 'tx' | 'input'>,
) {
  const check = opensFromChecks && fromCheck ? await findCheckOf(tx, fromCheck) : undefined
  return { checkId: check?.id ?? null, checkItem: check ? (fromCheck?.itemId ?? null) : null }
}

async function amend<F extends Fields>(
  kind: ReportKind<F>,
  context: SubmitContext<F>,
  version: number,
  columns: Columns,
  known: ReportRow,
): Promise<void> {
  const { tx, actor, clock, ids } = context
  if (known.authorId !== actor.personId) fail('FORBIDDEN')
  if (!isAmendable(known.state)) refuseReviewed(known)
  if (isSameDetail(known.detail, columns)) return context.alreadyDone()
  if (known.version !== version) fail('RECORD_CHANGED')
  await updateReport(tx, known.id, columns)
  const at = clock.now().toISOString()
  const before = JSON.stringify(known.detail)
  await insertStep(tx, stepBy(context, { id: ids(), reportId: known.id, step: 'amended', at, before }))
  if (known.askedAt !== null)
    await notifyOfStep(kind, context, { step: 'replied', row: { ...known, ...columns }, comment: null })
}

const isSameDetail = (detail: unknown, columns: Columns) => isSameJson(detail, JSON.parse(columns.detail))

const stepBy = (
  { actor }: { actor: Actor },
  step: { id: string; reportId: string; step: 'submitted' | 'amended'; at: string; before?: string },
) => ({ comment: null, before: null, ...step, byId: actor.personId })

/** Fails with the name of the person who decided it. */
export function refuseReviewed({ decidedByName }: Pick<ReportRow, 'decidedByName'>): never {
  failAbout('REPORT_ALREADY_REVIEWED', { byName: decidedByName ?? '' })
}
