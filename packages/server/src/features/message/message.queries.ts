import type { Message } from '@daybook/contract/message/message.contract.ts'
import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import { sql } from 'kysely'
import { given } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Order, orderedBy } from '../../platform/database/order.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'

const messagesOf = (tx: Tx, recipientId: string) =>
  tx.selectFrom('message').where('recipientId', '=', recipientId)

// Only sendMessages writes this table, so params always match the kind's schema.
const content = [
  'id',
  'kind',
  sql.ref<MessageParams>('params').as('params'),
  'link',
  'sentAt',
  'readAt',
] as const

export async function countUnread(tx: Tx, recipientId: string): Promise<number> {
  const row = await messagesOf(tx, recipientId)
    .select((e) => e.fn.countAll<number>().as('unread'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.unread
}

const orders = { sentAt: sql.ref('sent_at'), readAt: sql.ref('read_at'), kind: sql.ref('kind') }

/** One page, newest first, and the total number. */
export async function pageOfMessages(
  tx: Tx,
  recipientId: string,
  wanted: PageWanted & Order<'sentAt' | 'readAt' | 'kind'>,
): Promise<{ records: Message[]; total: number }> {
  const all = messagesOf(tx, recipientId)
    .select(content)
    .$call(orderedBy(wanted, orders))
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
  return readPage(all, wanted)
}

/** Marks a person's unread messages as read, or one of them. Returns how many were unread. */
export async function markRead(tx: Tx, recipientId: string, at: Date, id?: string): Promise<number> {
  const marked = await tx
    .updateTable('message')
    .set({ readAt: at.toISOString() })
    .where('recipientId', '=', recipientId)
    .where('readAt', 'is', null)
    .where((eb) => given(eb, { id }))
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}

export function findMessage(tx: Tx, recipientId: string, id: string): Promise<Message | undefined> {
  return messagesOf(tx, recipientId).select(content).where('id', '=', id).executeTakeFirst()
}
