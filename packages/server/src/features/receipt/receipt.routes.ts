import { receipt } from '@daybook/contract/receipt/receipt.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { pageOf } from '../../platform/page.ts'
import { pageAwaiting } from './receipt.queries.ts'

async function listAwaiting({ tx, actor, clock, input }: ContextOf<typeof receipt.operations.listAwaiting>) {
  const now = clock.now().toISOString()
  const { records, total } = await pageAwaiting(tx, { ...input, personId: actor.personId, now })
  const items = records.map(({ id, kind, title, publishedAt, startsAt, version, authorId, authorName }) => ({
    id,
    kind,
    title,
    author: { id: authorId, name: authorName },
    publishedAt,
    startsAt,
    version,
  }))
  return pageOf(items, total, input)
}

export const receiptRoutes = implement(receipt, {
  listAwaiting: { can: 'receipt.answer', run: listAwaiting },
})
