// The operations of a kind of report: `implement(incident, reportHandlers(incidentReportKind))`.
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Report, ReportWithSteps, reportQuery } from '@daybook/contract/report/report.kind.ts'
import type { z } from 'zod'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { decide } from './report.decide.ts'
import type { ReportKind } from './report.kind.ts'
import { findReport, pageOfReports, stepsOf } from './report.queries.ts'
import { type SubmitContext, submitReport } from './report.submit.ts'
import { toReports } from './report.view.ts'

type DecideContext = Context<{ id: string; mark?: string | undefined }, Actor>
type ListContext = Context<z.output<typeof reportQuery>, Actor>

export function reportHandlers<F extends Fields>(kind: ReportKind<F>) {
  type Answer = Promise<Report<ValuesOf<F>>>
  const { name } = kind
  return {
    submit: {
      can: 'report.submit',
      audit: `${name}.submit`,
      live: 'report.readAll',
      run: (context: SubmitContext<F>): Answer => submitReport(kind, context),
    },
    confirm: {
      can: 'report.decide',
      audit: `${name}.confirm`,
      live: 'report.readAll',
      run: (context: DecideContext): Answer => decide(kind, context, 'confirmed'),
    },
    refuse: {
      can: 'report.decide',
      audit: `${name}.refuse`,
      live: 'report.readAll',
      run: (context: DecideContext): Answer => decide(kind, context, 'refused'),
    },
    cancel: {
      can: 'report.submit',
      audit: `${name}.cancel`,
      live: 'report.readAll',
      run: (context: DecideContext): Answer => decide(kind, context, 'cancelled'),
    },
    get: {
      can: 'report.submit',
      run: (context: Context<{ id: string }, Actor>): Promise<ReportWithSteps<ValuesOf<F>>> =>
        getReport(kind, context),
    },
    listAll: {
      can: 'report.readAll',
      run: (context: ListContext) => list(kind, context, context.input.authorId),
    },
    listMine: {
      can: 'report.submit',
      run: (context: ListContext) => list(kind, context, context.actor.personId),
    },
  } as const
}

/** One's own, or any for a manager. To others it does not exist. */
async function getReport<F extends Fields>(
  kind: ReportKind<F>,
  { tx, actor, input }: Context<{ id: string }, Actor>,
): Promise<ReportWithSteps<ValuesOf<F>>> {
  const row = found(await findReport(tx, kind.name, input.id))
  if (row.authorId !== actor.personId && !actor.rights.has('report.readAll')) fail('NOT_FOUND')
  const [report] = await toReports(tx, kind, [row], actor)
  return { ...found(report), steps: await stepsOf(tx, row.id) }
}

async function list<F extends Fields>(
  kind: ReportKind<F>,
  { tx, actor, input }: ListContext,
  authorId: string | undefined,
) {
  const { from, until, ...wanted } = input
  const { records, total } = await pageOfReports(tx, kind.name, {
    ...wanted,
    authorId,
    from: from ? dayBounds(from, actor.timeZone).from : undefined,
    until: until ? dayBounds(until, actor.timeZone).until : undefined,
  })
  return pageOf(await toReports(tx, kind, records, actor), total, input)
}
