// Deciding: once. The update itself checks the state, so that of two decisions at the same moment one wins.
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import type { ReportKind } from './report.kind.ts'
import { decideReport, findReport, insertStep } from './report.queries.ts'
import { refuseReviewed } from './report.submit.ts'
import { tellAuthor, tellManagers } from './report.tell.ts'
import { toReports } from './report.view.ts'

export async function decide<F extends Fields>(
  kind: ReportKind<F>,
  context: Context<{ id: string; mark?: string | undefined }, Actor>,
  state: 'confirmed' | 'refused' | 'cancelled',
): Promise<Report<ValuesOf<F>>> {
  const { tx, actor, clock, ids, input } = context
  const before = found(await findReport(tx, kind.name, input.id))
  const isOwn = before.authorId === actor.personId
  if (state === 'cancelled' && !isOwn) fail(actor.rights.has('report.readAll') ? 'FORBIDDEN' : 'NOT_FOUND')
  const comment = input.mark || null
  const at = clock.now().toISOString()
  const isDecided = await decideReport(tx, kind.name, input.id, { state, by: actor.personId, at, comment })
  const row = found(await findReport(tx, kind.name, input.id))
  if (!isDecided) refuseReviewed(row)
  await insertStep(tx, {
    id: ids(),
    reportId: row.id,
    step: state,
    byId: actor.personId,
    at,
    comment,
    before: null,
  })
  // Managers get the event of the operation; the author's pages would not.
  if (!isOwn)
    context.publish({
      operation: `${kind.name}.decided`,
      to: { people: [row.authorId] },
      data: { id: row.id },
    })
  if (state === 'cancelled') await tellManagers(kind, context, 'cancelled', row)
  else await tellAuthor(kind, context, state, { about: row, authorId: row.authorId, comment })
  context.auditSubjects(row.id, ...(row.childId ? [row.childId] : []))
  const [report] = await toReports(tx, kind, [row], actor)
  return found(report)
}
