import { receiptKindNamed } from '@daybook/contract/app/receipt.kinds.ts'
import type { ReceiptAwaiting } from '@daybook/contract/receipt/receipt.awaiting.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { Awaiting } from '../today/index.ts'
import { declinedPeriods } from './receipt.due.queries.ts'
import { countAwaiting, pageAwaiting } from './receipt.queries.ts'

/** The publications of all kinds that the person has not answered. A meeting is due at its start. */
const receipts: Awaiting<ReceiptAwaiting['receipts']> = {
  name: 'receipts',
  can: 'receipt.answer',
  does: 'answer',
  whose: 'own',
  count: ({ tx, actor, clock }) => countAwaiting(tx, actor.personId, clock.now().toISOString()),
  async list({ tx, actor, clock }) {
    const now = clock.now().toISOString()
    const wanted = { personId: actor.personId, now, current: 1, size: mostRows }
    const { records } = await pageAwaiting(tx, wanted)
    return records.map(({ id, kind, title, publishedAt, startsAt }) => ({
      id,
      since: publishedAt,
      until: startsAt,
      ...(receiptKindNamed(kind)?.answers.length === 0 && { does: 'read' as const }),
      page: `${receiptKindNamed(kind)?.page ?? ''}?id=${id}`,
      params: { kind, title },
    }))
  },
}

/** Week schedules that somebody cannot work as they are. A meeting takes place without those who decline. */
const declinedOnes = ({ tx, clock }: Context<unknown, Actor>) =>
  declinedPeriods(tx, clock.now().toISOString())

const declined: Awaiting<ReceiptAwaiting['declined']> = {
  name: 'declined',
  can: 'receipt.publish',
  does: 'decide',
  whose: 'shared',
  count: async (context) => (await declinedOnes(context)).length,
  async list(context) {
    const rows = await declinedOnes(context)
    return rows.slice(0, mostRows).map(({ id, startsAt, ...params }) => ({
      id,
      until: startsAt,
      page: `${receiptKindNamed(params.kind)?.page ?? ''}?id=${id}`,
      params,
    }))
  },
}

export const receiptAwaiting: readonly Awaiting[] = [receipts, declined]
