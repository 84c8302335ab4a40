import type { MessageContent } from '@daybook/contract/message/message.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { MintId } from '../../platform/ids.ts'

export type OutgoingMessage = MessageContent & {
  /** Staff ids; one row each. */
  to: readonly string[]
  /** Page of the app that it is about, `/pages/home/…`. */
  link: string | null
  /** The record that caused it. The same cause tells a person of the same kind only once. */
  causeId: string
}

/** Sends a message within the transaction of its cause, from a handler or a job. Safe to repeat. */
export async function sendMessage(
  { tx, ids, clock }: { tx: Tx; ids: MintId; clock: Clock },
  { to, kind, params, link, causeId }: OutgoingMessage,
): Promise<void> {
  if (to.length === 0) return
  const sentAt = clock.now().toISOString()
  const rows = to.map((recipientId) => ({
    id: ids(),
    recipientId,
    kind,
    params: JSON.stringify(params),
    link,
    causeId,
    sentAt,
  }))
  await tx
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenantId', 'recipientId', 'kind', 'causeId']).doNothing())
    .execute()
}
