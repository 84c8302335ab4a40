// Collects answers to what another feature publishes and notifies people of, such as a notice. A job can do this too, in
// the name of the author.
import type { Fields, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Audience } from '@daybook/contract/receipt/receipt.rules.ts'
import type { Context } from '../../platform/context.ts'
import type { ReceiptKind } from './receipt.kind.ts'
import { refreshPages } from './receipt.notify.ts'
import { insertReceipts, peopleIn, setAnswer } from './receipt.people.queries.ts'
import {
  findPublication,
  insertPublication,
  insertStep,
  reopenPublication,
  withdrawPublication,
} from './receipt.queries.ts'

export type AskContext = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock' | 'publish'>

interface Asked<F extends Fields> {
  id: string
  values: ValuesOf<F>
  /** The author's own answer is stored as confirmed. */
  authorId: string
  audience: Audience
}

/** Asks everybody in the audience. Asking again keeps the answers that were given. */
export async function askFor<F extends Fields>(
  kind: ReceiptKind<F>,
  context: AskContext,
  { id, values, authorId, audience }: Asked<F>,
): Promise<void> {
  const { tx, ids, clock } = context
  const wanted = { kind: kind.name, id, personId: authorId }
  const known = await findPublication(tx, wanted, 'change')
  if (known?.state === 'withdrawn') await reopenPublication(tx, id)
  if (known) return
  const people = await peopleIn(tx, audience)
  if (people.length === 0) return
  const at = clock.now().toISOString()
  const content = { detail: JSON.stringify(values), audience: JSON.stringify(audience) }
  const times = { startsAt: null, endsAt: null, reviewOn: null }
  await insertPublication(tx, {
    ...content,
    ...times,
    id,
    kind: kind.name,
    title: kind.title(values),
    authorId,
    publishedAt: at,
  })
  const step = { step: 'published', version: 1, byId: authorId, at, comment: null } as const
  await insertStep(tx, { ...content, ...step, id: ids(), publicationId: id })
  await insertReceipts(tx, ids, { publicationId: id, version: 1, asks: 'answer', people })
  const own = await findPublication(tx, wanted)
  if (own?.receiptId) await setAnswer(tx, own.receiptId, { answer: 'confirmed', at, comment: null })
  refreshPages(kind, context, { id, people })
}

/** Withdraws the publications. The answers are kept. */
export async function stopAsking<F extends Fields>(
  kind: ReceiptKind<F>,
  context: AskContext,
  ids: readonly string[],
  byId: string,
): Promise<void> {
  const { tx, clock } = context
  const at = clock.now().toISOString()
  for (const id of ids) {
    const row = await findPublication(tx, { kind: kind.name, id, personId: byId }, 'change')
    if (row?.state !== 'published') continue
    await withdrawPublication(tx, id, { withdrawnBy: byId, withdrawnAt: at, withdrawnReason: null })
    const content = { detail: JSON.stringify(row.detail), audience: JSON.stringify(row.audience) }
    const step = { step: 'withdrawn', version: row.version, byId, at, comment: null } as const
    await insertStep(tx, { ...content, ...step, id: context.ids(), publicationId: id })
    refreshPages(kind, context, { id, people: [] })
  }
}
