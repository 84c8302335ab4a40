import type { MessageKind, MessageParams } from '@daybook/contract/message/message.kind.ts'
import { messagesChanged } from '@daybook/contract/message/message.rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { CreateId } from '../../platform/ids.ts'
import type { Publish } from '../../platform/live/live.event.ts'

export interface OutgoingMessage<Params extends MessageParams> {
  params: Params
  /** Staff ids of the recipients. */
  to: readonly string[]
  /** The page of the app that it is about, `/pages/home/…`. */
  link: string | null
  /** The record that caused it. A person gets one message of a kind for each cause. */
  causeId: string
}

/** Sends messages of a kind within the transaction of their cause, from a handler or a job, and notifies the
 *  recipients of new ones. Safe to repeat. Only telling (features/notification) and tests call it.
 *  @param kind as its feature declares it. Returns the new messages. */
export async function sendMessages<Params extends MessageParams>(
  { tx, ids, clock, publish }: { tx: Tx; ids: CreateId; clock: Clock; publish: Publish },
  { kind, params: schema }: MessageKind<Params>,
  messages: readonly OutgoingMessage<Params>[],
): Promise<{ id: string; recipientId: string }[]> {
  const sentAt = clock.now().toISOString()
  const rows = messages.flatMap(({ to, params, link, causeId }) =>
    to.map((recipientId) => ({
      id: ids(),
      recipientId,
      kind,
      params: JSON.stringify(schema.parse(params)),
      link,
      causeId,
      sentAt,
    })),
  )
  if (rows.length === 0) return []
  const sent = await tx
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenantId', 'recipientId', 'kind', 'causeId']).doNothing())
    .returning(['id', 'recipientId'])
    .execute()
  publishChange(
    publish,
    sent.map(({ recipientId }) => recipientId),
  )
  return sent
}

interface Caused {
  tx: Tx
  publish: Publish
  kind: string
  causeId: string
}

/** What the messages of this cause say from now on. */
export const rewordMessages = (caused: Caused, params: string) => changeMessages(caused, { params })

/** Nothing of this cause is unread any more. */
export const endUnread = (caused: Caused, at: Date) => changeMessages(caused, { readAt: at.toISOString() })

async function changeMessages(
  { tx, publish, kind, causeId }: Caused,
  columns: { params: string } | { readAt: string },
): Promise<void> {
  const changed = await tx
    .updateTable('message')
    .set(columns)
    .where('kind', '=', kind)
    .where('causeId', '=', causeId)
    .$if('readAt' in columns, (query) => query.where('readAt', 'is', null))
    .returning('recipientId')
    .execute()
  publishChange(
    publish,
    changed.map(({ recipientId }) => recipientId),
  )
}

/** Who of these people has an unread message about this page. */
export async function withUnreadAbout(tx: Tx, link: string, people: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('message')
    .select('recipientId')
    .where('recipientId', 'in', people)
    .where('link', '=', link)
    .where('readAt', 'is', null)
    .execute()
  return rows.map(({ recipientId }) => recipientId)
}

/** Who has read the page has read what was told about it. */
export async function markReadAbout(
  { tx, clock, publish }: { tx: Tx; clock: Clock; publish: Publish },
  recipientId: string,
  link: string,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ readAt: clock.now().toISOString() })
    .where('recipientId', '=', recipientId)
    .where('readAt', 'is', null)
    .where('link', '=', link)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) publishChange(publish, [recipientId])
}

/** Tells these people that their messages have changed. Nobody else receives the event. */
export function publishChange(publish: Publish, people: readonly string[]): void {
  if (people.length > 0)
    publish({ operation: messagesChanged, to: { people: [...new Set(people)] }, data: null })
}
