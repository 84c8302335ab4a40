// The operations of a kind of report: `implement(incident, reportHandlers(incidentReportKind))`.
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Report, ReportWithSteps, reportQuery } from '@daybook/contract/report/report.kind.ts'
import type { ReportRemark, ReportTransition } from '@daybook/contract/report/report.rules.ts'
import type { z } from 'zod'
import type { Actor, Context } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { type DecideContext, decide, readable, remarkOn } from './report.decide.ts'
import { reviewersOf } from './report.deciders.ts'
import type { ReportKind } from './report.kind.ts'
import { openedFrom, pageOfReports, stepsOf } from './report.queries.ts'
import { type SubmitContext, submitReport } from './report.submit.ts'
import { openedFor, toReports } from './report.view.ts'

type ListContext = Context<z.output<typeof reportQuery>, Actor>

export function reportHandlers<F extends Fields>(kind: ReportKind<F>) {
  type Answer = Promise<Report<ValuesOf<F>>>
  const { name } = kind
  const readAll: Right = kind.readers === 'staff' ? 'report.submit' : 'report.readAll'
  const decision = <const R extends Right>(transition: ReportTransition, can: R) => ({
    can,
    audit: `${name}.${transition}`,
    live: readAll,
    run: (context: DecideContext): Answer => decide(kind, context, transition),
  })
  const remark = (made: ReportRemark) => ({
    can: 'report.submit' as const,
    audit: `${name}.${made}`,
    live: readAll,
    run: (context: DecideContext): Answer => remarkOn(kind, context, made),
  })
  return {
    submit: {
      can: 'report.submit',
      audit: `${name}.submit`,
      live: readAll,
      run: (context: SubmitContext<F>): Answer => submitReport(kind, context),
    },
    confirm: decision('confirm', 'report.decide'),
    refuse: decision('refuse', 'report.decide'),
    cancel: decision('cancel', 'report.submit'),
    start: decision('start', 'report.submit'),
    close: decision('close', 'report.submit'),
    reopen: decision('reopen', 'report.submit'),
    comment: remark('comment'),
    correct: remark('correct'),
    followUp: remark('followUp'),
    comeBack: remark('comeBack'),
    get: {
      can: 'report.submit',
      // Reading a report about a child is recorded in the audit trail.
      ...('childId' in kind.fields && { look: `${kind.name}.look` }),
      run: (context: Context<{ id: string }, Actor>): Promise<ReportWithSteps<ValuesOf<F>>> => {
        context.auditSubjects(context.input.id)
        return getReport(kind, context)
      },
    },
    listAll: {
      can: readAll,
      run: (context: ListContext) => list(kind, context, context.input.authorId),
    },
    /** For kinds with a single list: all reports for people with the right, and their own for others. */
    list: {
      can: 'report.submit',
      run: (context: ListContext) =>
        list(
          kind,
          context,
          context.actor.rights.has(readAll) ? context.input.authorId : context.actor.personId,
        ),
    },
    listMine: {
      can: 'report.submit',
      run: (context: ListContext) => list(kind, context, context.actor.personId),
    },
  } as const
}

async function getReport<F extends Fields>(
  kind: ReportKind<F>,
  context: Context<{ id: string }, Actor>,
): Promise<ReportWithSteps<ValuesOf<F>>> {
  const { tx } = context
  const row = await readable(kind, context)
  const [report] = await toReports(context, kind, [row])
  return {
    ...found(report),
    steps: await stepsOf(tx, row.id),
    opened: (await openedFrom(tx, row.id)).map((one) => openedFor(context.actor, one)),
    reviewers: await reviewersOf(tx, kind, row),
  }
}

async function list<F extends Fields>(
  kind: ReportKind<F>,
  context: ListContext,
  authorId: string | undefined,
) {
  const { tx, actor, input } = context
  const { from, until, ...wanted } = input
  const { records, total } = await pageOfReports(tx, kind.name, {
    ...wanted,
    authorId,
    from: from ? dayBounds(from, actor.timeZone).from : undefined,
    until: until ? dayBounds(until, actor.timeZone).until : undefined,
  })
  return pageOf(await toReports(context, kind, records), total, input)
}
