import { reportMessages } from '@daybook/contract/report/report.contract.ts'
import type { ReportStep } from '@daybook/contract/report/report.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { sendMessages } from '../message/index.ts'
import { managerIds } from '../staff/index.ts'
import type { ReportKind } from './report.kind.ts'
import { namesOf } from './report.references.queries.ts'

type Telling = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>

interface Told {
  step: ReportStep
  row: { id: string; authorId: string; childId: string | null; summary: string }
  comment: string | null
}

/** Tells managers of what is submitted or cancelled, and the author of what others decide. Nobody is told of what they
 *  did themselves. */
export async function tellOfStep(
  { name, page }: Pick<ReportKind, 'name' | 'page'>,
  context: Telling,
  { step, row, comment }: Told,
): Promise<void> {
  if (!isTold(step)) return
  const { tx, ids, actor } = context
  const toManagers = step === 'submitted' || step === 'cancelled'
  const people = toManagers ? await managerIds(tx) : [row.authorId]
  const params = { kind: name, about: await aboutWords(tx, row), byName: actor.name, comment: comment ?? '' }
  // A hazard can be closed and reopened again, so each step is a cause of its own.
  const causeId = ids()
  const to = people.filter((id) => id !== actor.personId)
  await sendMessages(context, reportMessages[step], [{ to, params, link: `${page}?id=${row.id}`, causeId }])
}

const isTold = (step: ReportStep): step is keyof typeof reportMessages => step in reportMessages

/** The child's name, or else the first words of the summary. */
async function aboutWords(tx: Tx, { childId, summary }: Told['row']): Promise<string> {
  if (childId === null) return summary.slice(0, 60)
  return (await namesOf(tx, [{ path: '', kind: 'child', id: childId }]))[childId] ?? ''
}
