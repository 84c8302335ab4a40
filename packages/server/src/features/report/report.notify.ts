import type { ReportStep } from '@daybook/contract/report/report.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { namesOf, sources } from '../../platform/fields/references.queries.ts'
import { tell } from '../notification/index.ts'
import { reportAlerts } from './report.alerts.ts'
import { entryOfReport } from './report.entry.queries.ts'
import type { ReportKind } from './report.kind.ts'

type NotifyContext = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>

interface StepEvent {
  step: ReportStep
  row: { id: string; authorId: string; childId: string | null; summary: string }
  comment: string | null
}

/** Notifies reviewers of what the author submits, cancels, answers or corrects, and the author of what others do. Nobody is notified
 *  of their own steps. */
export async function notifyOfStep(
  { name, page }: Pick<ReportKind, 'name' | 'page'>,
  context: NotifyContext,
  { step, row, comment }: StepEvent,
): Promise<void> {
  if (!hasAlert(step)) return
  const { tx, ids, actor } = context
  const { authorId } = row
  const entry = await entryOfReport(tx, row.id)
  const params = {
    kind: name,
    about: await aboutWords(tx, row),
    ...(entry && { entryCode: entry.code, entryName: entry.name }),
    byName: actor.name,
    comment: comment ?? '',
  }
  // A hazard can be closed and reopened several times, so each step is a separate cause.
  const message = { params, link: `${page}?id=${row.id}`, causeId: ids() }
  const byEither = step === 'corrected' || step === 'cancelled'
  const isOfAuthor = step === 'submitted' || step === 'replied'
  if (isOfAuthor || (byEither && authorId === actor.personId))
    await tell(context, reportAlerts[step], [{ ...message, except: [authorId, actor.personId] }])
  else if (byEither) await tell(context, reportAlerts[step], [{ ...message, instead: [authorId] }])
  else if (authorId !== actor.personId)
    await tell(context, reportAlerts[step], [{ ...message, to: [authorId] }])
}

const hasAlert = (step: ReportStep): step is keyof typeof reportAlerts => step in reportAlerts

/** The child's name, or the start of the summary. */
async function aboutWords(tx: Tx, { childId, summary }: StepEvent['row']): Promise<string> {
  if (childId === null) return summary.slice(0, 60)
  return (await namesOf(tx, [{ path: '', of: sources.child, id: childId }]))[childId] ?? ''
}
