import { reportMessages } from '@daybook/contract/report/report.contract.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { managerIds } from '../attendance/index.ts'
import { sendMessages } from '../message/index.ts'
import type { ReportKind } from './report.kind.ts'
import { namesOf } from './report.references.queries.ts'

type Telling = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>
type Named = Pick<ReportKind, 'name' | 'page'>

interface About {
  id: string
  childId: string | null
  summary: string
}

/** Tells every manager but the actor. */
export async function tellManagers(
  kind: Named,
  context: Telling,
  what: 'submitted' | 'cancelled',
  about: About,
): Promise<void> {
  const managers = await managerIds(context.tx)
  await tell(kind, context, what, { about, to: managers, comment: null })
}

/** Tells the author, unless the actor is the author. */
export function tellAuthor(
  kind: Named,
  context: Telling,
  what: 'confirmed' | 'refused',
  { about, authorId, comment }: { about: About; authorId: string; comment: string | null },
): Promise<void> {
  return tell(kind, context, what, { about, to: [authorId], comment })
}

async function tell(
  { name, page }: Named,
  context: Telling,
  what: keyof typeof reportMessages,
  { about, to, comment }: { about: About; to: readonly string[]; comment: string | null },
): Promise<void> {
  const { tx, actor } = context
  const params = {
    kind: name,
    about: await aboutWords(tx, about),
    byName: actor.name,
    comment: comment ?? '',
  }
  const others = to.filter((id) => id !== actor.personId)
  await sendMessages(context, reportMessages[what], [
    { to: others, params, link: `${page}?id=${about.id}`, causeId: about.id },
  ])
}

async function aboutWords(tx: Tx, { childId, summary }: About): Promise<string> {
  if (childId === null) return summary.slice(0, 60)
  return (await namesOf(tx, [{ path: '', kind: 'child', id: childId }]))[childId] ?? ''
}
