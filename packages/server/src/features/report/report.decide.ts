// Decisions and remarks. The update itself checks the state, so that only the first of two decisions succeeds.

import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import {
  abilitiesOn,
  laterCancel,
  type ReportReader,
  type ReportRemark,
  type ReportStep,
  type ReportTransition,
  reportRemarks,
  reportTransitions,
} from '@daybook/contract/report/report.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { readerOf } from './report.deciders.ts'
import { settleDue } from './report.due.queries.ts'
import { decided } from './report.events.ts'
import type { ReportKind } from './report.kind.ts'
import { notifyOfStep } from './report.notify.ts'
import { decideReport, endAway, findReport, insertStep, type ReportRow, stepsOf } from './report.queries.ts'
import { refuseReviewed } from './report.submit.ts'
import { untoldChanged } from './report.told.ts'
import { abilityFacts, mayRead, toReports } from './report.view.ts'

export type DecideContext = Context<
  { id: string; version?: number | undefined; mark?: string | undefined },
  Actor
>

export async function decide<F extends Fields>(
  kind: ReportKind<F>,
  context: DecideContext,
  transition: ReportTransition,
): Promise<Report<ValuesOf<F>>> {
  const { tx, actor, clock, input } = context
  const known = await readable(kind, context)
  const reader = await readerOf(tx, kind, actor)
  const isLater = transition === 'cancel' && kind.cancelledLater && isCancelledLater(known, reader)
  const { from, to, step, by } = isLater ? laterCancel : reportTransitions[transition]
  if (by === 'author' && known.authorId !== actor.personId) fail('FORBIDDEN')
  if (by === 'decider' && known.authorId === actor.personId && !reader.mayDecideOwn) fail('OWN_REPORT')
  const at = clock.now().toISOString()
  const comment = input.mark || null
  const decision = { from, to, by: actor.personId, at, comment, version: input.version }
  if (!(await decideReport(tx, kind.name, input.id, decision))) {
    const now = found(await findReport(tx, kind.name, input.id))
    const same = await unchanged(kind, context, now, step)
    if (same) return same
    return from.some((state) => state === now.state) ? fail('RECORD_CHANGED') : refuseReviewed(now)
  }
  return addStep(kind, context, step)
}

/** Whether somebody who decides cancels what was confirmed, maybe for the second time, and no author their own request. */
const isCancelledLater = ({ state, authorId }: ReportRow, { personId, mayDecide }: ReportReader) =>
  mayDecide && (state === 'confirmed' || (state !== 'submitted' && authorId !== personId))

/** Adds a comment as a step. Two comments at the same moment are both kept. */
export async function remarkOn<F extends Fields>(
  kind: ReportKind<F>,
  context: DecideContext,
  remark: ReportRemark,
): Promise<Report<ValuesOf<F>>> {
  const row = await readable(kind, context)
  const step = reportRemarks[remark]
  const same = await unchanged(kind, context, row, step)
  if (same) return same
  const reader = await readerOf(context.tx, kind, context.actor)
  // The state does not allow it, or the reader is only the assignee of a follow-up.
  if (!abilitiesOn(abilityFacts(row, context.actor.today), reader, kind).includes(remark))
    fail('RECORD_CHANGED')
  const now = context.clock.now().toISOString()
  if (remark === 'followUp' && !(await settleDue(context.tx, row.id, now))) fail('RECORD_CHANGED')
  if (remark === 'comeBack' && !(await endAway(context.tx, row.id, context.actor.today)))
    fail('RECORD_CHANGED')
  return addStep(kind, context, step)
}

/** Whether the last step is this one already: of the same person and with the same comment. */
export async function isLastStep(
  { tx, actor, input }: DecideContext,
  id: string,
  step: ReportStep,
): Promise<boolean> {
  const last = (await stepsOf(tx, id)).at(-1)
  return last?.step === step && last.by.id === actor.personId && last.comment === (input.mark || null)
}

/** The report as it is, when this step was made already. */
async function unchanged<F extends Fields>(
  kind: ReportKind<F>,
  context: DecideContext,
  row: ReportRow,
  step: ReportStep,
): Promise<Report<ValuesOf<F>> | undefined> {
  if (!(await isLastStep(context, row.id, step))) return undefined
  context.alreadyDone()
  return (await toReports(context, kind, [row]))[0]
}

/** The report, if the actor may read it. Otherwise NOT_FOUND, as if it did not exist. */
export async function readable(
  { name }: Pick<ReportKind, 'name'>,
  { tx, actor, input }: Pick<Context<{ id: string }, Actor>, 'tx' | 'actor' | 'input'>,
): Promise<ReportRow> {
  const row = found(await findReport(tx, name, input.id))
  return mayRead({ ...row, kind: name }, actor) ? row : fail('NOT_FOUND')
}

/** Writes the step, notifies managers or the author, and returns the updated report. */
async function addStep<F extends Fields>(
  kind: ReportKind<F>,
  context: DecideContext,
  step: ReportStep,
): Promise<Report<ValuesOf<F>>> {
  const { tx, actor, clock, ids, input, publish, auditSubjects } = context
  const row = found(await findReport(tx, kind.name, input.id))
  const comment = input.mark || null
  await insertStep(tx, {
    id: ids(),
    reportId: row.id,
    step,
    byId: actor.personId,
    at: clock.now().toISOString(),
    comment,
    before: null,
  })
  kind.changed?.(context)
  untoldChanged(kind.name, context)
  // The event of the operation goes to managers only, so the author gets a separate event.
  if (row.authorId !== actor.personId)
    publish({
      operation: found(decided.get(kind.name)),
      to: { people: [row.authorId] },
      data: { id: row.id },
    })
  await notifyOfStep(kind, context, { step, row, comment })
  await kind.decided?.(context, step, row)
  auditSubjects(row.id, ...(row.childId ? [row.childId] : []))
  const [report] = await toReports(context, kind, [row])
  return found(report)
}
