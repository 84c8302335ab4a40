// Deciding: once. The update itself checks the state, so that of two decisions at the same moment one wins.

import { reportKindNames } from '@daybook/contract/app/report.kinds.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { type EventName, eventName } from '@daybook/contract/kernel/live.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import {
  abilitiesOn,
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
import type { ReportKind } from './report.kind.ts'
import { decideReport, endAway, findReport, insertStep, type ReportRow } from './report.queries.ts'
import { refuseReviewed } from './report.submit.ts'
import { tellOfStep } from './report.tell.ts'
import { mayRead, standing, toReports } from './report.view.ts'

export type DecideContext = Context<{ id: string; mark?: string | undefined }, Actor>

export async function decide<F extends Fields>(
  kind: ReportKind<F>,
  context: DecideContext,
  transition: ReportTransition,
): Promise<Report<ValuesOf<F>>> {
  const { tx, actor, clock, input } = context
  const { from, to, step, by } = reportTransitions[transition]
  const known = await readable(kind, context)
  if (by === 'author' && known.authorId !== actor.personId) fail('FORBIDDEN')
  const isOwn = by === 'decider' && known.authorId === actor.personId
  if (isOwn && !(await readerOf(tx, kind, actor)).mayDecideOwn) fail('OWN_REPORT')
  const at = clock.now().toISOString()
  const comment = input.mark || null
  const isMoved = await decideReport(tx, kind.name, input.id, { from, to, by: actor.personId, at, comment })
  if (!isMoved) refuseReviewed(found(await findReport(tx, kind.name, input.id)))
  return addStep(kind, context, step)
}

/** Adds a comment as a step. Of two at the same moment, both are kept. */
export async function remarkOn<F extends Fields>(
  kind: ReportKind<F>,
  context: DecideContext,
  remark: ReportRemark,
): Promise<Report<ValuesOf<F>>> {
  const row = await readable(kind, context)
  const reader = await readerOf(context.tx, kind, context.actor)
  // Its state speaks against it, or that somebody only has something to do about it.
  if (!abilitiesOn(standing(row, context.actor.today), reader, kind.abilities).includes(remark))
    fail('RECORD_CHANGED')
  const now = context.clock.now().toISOString()
  if (remark === 'followUp' && !(await settleDue(context.tx, row.id, now))) fail('RECORD_CHANGED')
  if (remark === 'comeBack' && !(await endAway(context.tx, row.id, context.actor.today)))
    fail('RECORD_CHANGED')
  return addStep(kind, context, reportRemarks[remark])
}

/** One's own, or any for a manager, or any if all staff may read the kind. To others it does not exist. */
export async function readable(
  { name }: Pick<ReportKind, 'name'>,
  { tx, actor, input }: Pick<Context<{ id: string }, Actor>, 'tx' | 'actor' | 'input'>,
): Promise<ReportRow> {
  const row = found(await findReport(tx, name, input.id))
  return mayRead({ ...row, kind: name }, actor) ? row : fail('NOT_FOUND')
}

/** Writes the step, tells those whom it concerns, and returns the report as it is now. */
const decided = new Map<string, EventName>(
  reportKindNames.map((name) => [name, eventName(`${name}.decided`)]),
)

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
  // Managers get the event of the operation; the author's pages would not.
  if (row.authorId !== actor.personId)
    publish({
      operation: found(decided.get(kind.name)),
      to: { people: [row.authorId] },
      data: { id: row.id },
    })
  await tellOfStep(kind, context, { step, row, comment })
  auditSubjects(row.id, ...(row.childId ? [row.childId] : []))
  const [report] = await toReports(context, kind, [row])
  return found(report)
}
