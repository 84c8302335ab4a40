import type { FromCheck, ReportOrder } from '@daybook/contract/report/report.kind.ts'
import type { ReportState, ReportStep } from '@daybook/contract/report/report.rules.ts'
import { sql } from 'kysely'
import { given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Order, orderedBy } from '../../platform/database/order.ts'
import { readNamedPage } from '../../platform/database/page.ts'
import { anySpelling } from '../../platform/database/spelling.ts'
import { entryOf } from './report.entry.queries.ts'

export type Detail = Record<string, unknown>

/** The reports of a kind. */
const reportsOf = (tx: Tx, kind: string) => tx.selectFrom('report').where('report.kind', '=', kind)

/** What a report shows, with the names of those in it. */
function withNames(reports: ReturnType<typeof reportsOf>) {
  return (
    reports
      .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'report.authorId'))
      .leftJoin('staff as decider', (join) => sameTenant(join, 'decider.id', 'report.decidedBy'))
      .leftJoin('child', (join) => sameTenant(join, 'child.id', 'report.childId'))
      .leftJoin('report as source', (join) => sameTenant(join, 'source.id', 'report.fromId'))
      .leftJoin('filledCheck', (join) => sameTenant(join, 'filledCheck.id', 'report.checkId'))
      .select(['report.checkId', 'filledCheck.kind as checkKind', 'filledCheck.day as checkDay'])
      .select([
        'report.askedAt',
        'report.duePersonId',
        'report.dueDoneAt',
        'report.awayUntil',
        'report.backOn',
      ])
      .select(['report.fromId', 'source.kind as fromKind', 'source.authorId as fromAuthorId'])
      .select(['report.id', 'report.authorId', 'report.submittedAt', 'author.realName as authorName'])
      .select(['report.decidedBy', 'decider.realName as decidedByName', 'report.decidedAt'])
      .select(['report.decisionComment', 'report.version', 'report.childId', 'report.summary'])
      .select(['child.firstName', 'child.familyName', 'child.picture'])
      // The table's checks and the handlers of the kind allow only these.
      .select([
        sql.ref<ReportState>('report.state').as('state'),
        sql.ref<Detail>('report.detail').as('detail'),
      ])
  )
}

export type ReportRow = Awaited<ReturnType<typeof pageOfReports>>['records'][number]

export interface ReportsWanted extends Order<ReportOrder> {
  state?: ReportState | undefined
  authorId?: string | undefined
  childId?: string | undefined
  /** Start, inclusive, and end, exclusive. */
  from: Date | undefined
  until: Date | undefined
  text?: string | undefined
  current: number
  size: number
}

/** The state stands in the text of the statement, because the index of what waits fits no parameter. */
export const isIn = (state: ReportState) => sql<boolean>`report.state = ${sql.lit(state)}`

/** When it happened or started, or else when it was submitted. */
export const about = sql<string>`coalesce(report.occurred_at, report.starts_at, report.submitted_at)`
const orders = {
  submittedAt: sql.ref('report.submitted_at'),
  occurredAt: about,
  state: sql.ref('report.state'),
  author: sql`(select fold_name(real_name) from staff
    where staff.tenant_id = report.tenant_id and staff.id = report.author_id)`,
  child: sql`(select search_name from child
    where child.tenant_id = report.tenant_id and child.id = report.child_id)`,
  decidedAt: sql.ref('report.decided_at'),
}

/** A page of the reports of a kind, newest first. */
export async function pageOfReports(tx: Tx, kind: string, wanted: ReportsWanted) {
  const { state, authorId, childId, from, until, text = '' } = wanted
  const matching = reportsOf(tx, kind)
    .where((eb) => given(eb, { 'report.authorId': authorId, 'report.childId': childId }))
    .$if(state !== undefined, (query) => query.where(isIn(state ?? 'submitted')))
    .$if(from !== undefined, (query) => query.where(about, '>=', from?.toISOString() ?? ''))
    .$if(until !== undefined, (query) => query.where(about, '<', until?.toISOString() ?? ''))
    .$if(Boolean(text), (query) =>
      query.where(
        sql<boolean>`(report.summary ~ ${anySpelling(text)} or ${entryOf} ->> 'name' ~ ${anySpelling(text)}
          or report.child_id = any(array(select id from child where position(fold_name(${text}) in search_name) > 0)))`,
      ),
    )
    .$call(orderedBy(wanted, orders))
    .orderBy('report.submittedAt', 'desc')
    .orderBy('report.id', 'desc')
  return readNamedPage(matching, wanted, withNames)
}

/** The report of this kind. @param lock locks its row until the transaction ends */
export async function findReport(tx: Tx, kind: string, id: string, { lock = false } = {}) {
  // The lock comes first: a statement that waits for a lock joins the new row with outdated names.
  if (lock) await tx.selectFrom('report').select('id').where('id', '=', id).forUpdate().execute()
  return withNames(reportsOf(tx, kind).where('report.id', '=', id)).executeTakeFirst()
}

/** The report with this id, of any kind. */
export function findAnyReport(tx: Tx, id: string) {
  return tx.selectFrom('report').select(['id', 'kind', 'authorId']).where('id', '=', id).executeTakeFirst()
}

/** The check by its id or its task. A task has a single check, whatever the check's id on the device. */
export function findCheckOf(tx: Tx, { id, taskId }: FromCheck) {
  return tx
    .selectFrom('filledCheck')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', id), ...(taskId ? [eb('taskId', '=', taskId)] : [])]))
    .limit(1)
    .executeTakeFirst()
}

/** The reports that were opened from this report, oldest first. */
export function openedFrom(tx: Tx, id: string) {
  return tx
    .selectFrom('report')
    .select(['id', 'kind', 'summary', sql.ref<ReportState>('state').as('state'), entryOf.as('entry')])
    .select(['authorId', 'duePersonId'])
    .where('fromId', '=', id)
    .orderBy('submittedAt')
    .orderBy('id')
    .execute()
}

export interface Columns {
  childId: string | null
  roomId: string | null
  occurredAt: string | null
  startsAt: string | null
  endsAt: string | null
  awayUntil: string | null
  dueOn: string | null
  duePersonId: string | null
  summary: string
  detail: string
}

interface NewReport {
  id: string
  kind: string
  authorId: string
  submittedAt: string
  state: ReportState
  fromId: string | null
  checkId: string | null
  checkItem: string | null
}

export async function insertReport(tx: Tx, row: Columns & NewReport): Promise<void> {
  await tx.insertInto('report').values(row).execute()
}

export async function updateReport(tx: Tx, id: string, columns: Columns): Promise<void> {
  await tx
    .updateTable('report')
    // An amendment cancels an earlier permission to come back, and answers a question.
    .set({ ...columns, backOn: null, askedAt: null })
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export interface Decision {
  from: readonly ReportState[]
  to: ReportState
  by: string
  at: string
  comment: string | null
  /** That it has to have. */
  version: number | undefined
}

/** Moves a report from one of the states in `from` to `to`. Returns false when it had another state or version already, so
 *  only the first of two decisions succeeds. */
export async function decideReport(
  tx: Tx,
  kind: string,
  id: string,
  { from, to, by, at, comment, version }: Decision,
): Promise<boolean> {
  const isOpen = to === 'open'
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set({
      state: to,
      decidedBy: isOpen ? null : by,
      decidedAt: isOpen ? null : at,
      decisionComment: isOpen ? null : comment,
      askedAt: null,
    })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes that a submitted report has a question, or none any more. Returns false when that is so already, or when it has
 *  been decided, so only the first of two requests succeeds. */
export async function setAsked(tx: Tx, id: string, askedAt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set({ askedAt })
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .where('askedAt', askedAt === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The number of the author's reports with a question. */
export async function countQuestions(tx: Tx, authorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isIn('submitted'))
    .where('authorId', '=', authorId)
    .where('askedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

interface NewStep {
  id: string
  reportId: string
  step: ReportStep
  byId: string
  at: string
  comment: string | null
  before: string | null
}

export async function insertStep(tx: Tx, step: NewStep): Promise<void> {
  await tx.insertInto('reportStep').values(step).execute()
}

/** Every step of a report, oldest first. */
export async function stepsOf(tx: Tx, reportId: string) {
  const rows = await tx
    .selectFrom('reportStep')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'reportStep.byId'))
    .select(['staff.id as byId', 'staff.realName as byName', 'reportStep.at', 'reportStep.comment'])
    .select([
      sql.ref<ReportStep>('report_step.step').as('step'),
      sql.ref<Detail | null>('report_step.before').as('before'),
    ])
    .where('reportStep.reportId', '=', reportId)
    .orderBy('reportStep.at')
    .orderBy('reportStep.id')
    .execute()
  return rows.map(({ byId, byName, ...step }) => ({ ...step, by: { id: byId, name: byName } }))
}

/** Records that the child may come back from this day. Returns false when that was recorded already, so only the first of
 *  two requests succeeds. */
export async function endAway(tx: Tx, id: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('report')
    .set({ backOn: day })
    .where('id', '=', id)
    .where('awayUntil', '>=', day)
    .where('backOn', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function birthDateOf(tx: Tx, childId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('child').select('birthDate').where('id', '=', childId).executeTakeFirst()
  return row?.birthDate
}
