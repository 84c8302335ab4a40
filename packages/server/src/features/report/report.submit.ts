// Submitting and amending: the checks of the fields, of the references, and of the kind; then one write.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { problemsIn, stored, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { childProblems, isAmendable, type ReportFacts } from '@daybook/contract/report/report.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import type { ReportKind } from './report.kind.ts'
import {
  type Columns,
  findReport,
  insertReport,
  insertStep,
  isTaken,
  type ReportRow,
  updateReport,
} from './report.queries.ts'
import { birthDateOf, missingIn, namesOf, referencesIn } from './report.references.queries.ts'
import { tellOfStep } from './report.tell.ts'
import { toReports } from './report.view.ts'

export type SubmitContext<F extends Fields> = Context<
  { id: string; version?: number | undefined; detail: ValuesOf<F> },
  Actor
>

export async function submitReport<F extends Fields>(
  kind: ReportKind<F>,
  context: SubmitContext<F>,
): Promise<Report<ValuesOf<F>>> {
  const { tx, actor, input } = context
  const values = stored(kind.fields, input.detail as Values) as ValuesOf<F>
  await refuseWrong(kind, context, values)
  const columns = columnsOf(kind, values, actor.timeZone)
  await kind.check?.(context, { id: input.id, columns, values })
  const known = await findReport(tx, kind.name, input.id, { lock: true })
  if (input.version === undefined) await insertNew(kind, context, columns, known)
  else await amend(context, input.version, columns, found(known))
  const row = found(await findReport(tx, kind.name, input.id))
  context.auditSubjects(row.id, ...(row.childId ? [row.childId] : []))
  const [report] = await toReports(tx, kind, [row], actor)
  return found(report)
}

/** Fails with the errors of all fields at once. */
async function refuseWrong<F extends Fields>(
  kind: ReportKind<F>,
  { tx, actor, clock }: SubmitContext<F>,
  values: ValuesOf<F>,
): Promise<void> {
  const plain = values as Values
  const references = referencesIn(kind.fields, plain)
  const missing = missingIn(references, await namesOf(tx, references))
  // Another centre's child does not exist here.
  if (Object.keys(missing).length > 0) fail('NOT_FOUND', inDetail(missing))
  const { childId } = plain
  const facts: ReportFacts = {
    now: clock.now().toISOString(),
    today: actor.today,
    timeZone: actor.timeZone,
    birthDate: typeof childId === 'string' ? await birthDateOf(tx, childId) : undefined,
  }
  const incomplete = problemsIn(kind.fields, plain, facts)
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
  return {
    childId: textOrNull(childId),
    roomId: textOrNull(roomId),
    occurredAt: textOrNull(occurredAt),
    startsAt: null,
    endsAt: null,
    ...kind.span?.(values, timeZone),
    awayUntil: kind.awayUntil?.(values) ?? null,
    summary: kind.summary(values).slice(0, 500),
    detail: JSON.stringify(values),
  }
}

/** A report that is there already with the same content and author gets the same answer. */
async function insertNew<F extends Fields>(
  kind: ReportKind<F>,
  context: SubmitContext<F>,
  columns: Columns,
  known: ReportRow | undefined,
): Promise<void> {
  const { tx, actor, clock, ids, input } = context
  if (known) {
    const isSame = known.authorId === actor.personId && isSameDetail(known.detail, columns)
    return isSame ? undefined : fail('RECORD_EXISTS')
  }
  if (await isTaken(tx, input.id)) fail('RECORD_EXISTS')
  const at = clock.now().toISOString()
  await insertReport(tx, {
    ...columns,
    id: input.id,
    kind: kind.name,
    authorId: actor.personId,
    submittedAt: at,
    state: kind.initial,
  })
  await insertStep(tx, stepBy(context, { id: ids(), reportId: input.id, step: 'submitted', at }))
  const row = { ...columns, id: input.id, authorId: actor.personId }
  await tellOfStep(kind, context, { step: 'submitted', row, comment: null })
}

async function amend(
  context: Pick<Context<{ id: string }, Actor>, 'tx' | 'actor' | 'clock' | 'ids'>,
  version: number,
  columns: Columns,
  known: ReportRow,
): Promise<void> {
  const { tx, actor, clock, ids } = context
  if (known.authorId !== actor.personId) fail('FORBIDDEN')
  if (!isAmendable(known.state)) refuseReviewed(known)
  if (isSameDetail(known.detail, columns)) return
  if (known.version !== version) fail('RECORD_CHANGED')
  await updateReport(tx, known.id, columns)
  const at = clock.now().toISOString()
  const before = JSON.stringify(known.detail)
  await insertStep(tx, stepBy(context, { id: ids(), reportId: known.id, step: 'amended', at, before }))
}

/** The schema or the same code wrote both, but the database orders the keys of an object by itself. */
const isSameDetail = (detail: unknown, columns: Columns) =>
  canonical(detail) === canonical(JSON.parse(columns.detail))

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

const stepBy = (
  { actor }: { actor: Actor },
  step: { id: string; reportId: string; step: 'submitted' | 'amended'; at: string; before?: string },
) => ({ comment: null, before: null, ...step, byId: actor.personId })

/** Fails and names who decided it. */
export function refuseReviewed({ decidedByName }: Pick<ReportRow, 'decidedByName'>): never {
  failAbout('REPORT_ALREADY_REVIEWED', { byName: decidedByName ?? '' })
}
