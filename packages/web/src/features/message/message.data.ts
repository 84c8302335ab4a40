import { message } from '@daybook/contract/message/message.contract.ts'
import { messagesChanged } from '@daybook/contract/message/message.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { invalidate, justRead, pagedQuery, query } from '../../platform/query/query.ts'

const api = client(message)

/** Refetched each time its screen opens, because other users send messages. */
export const unreadQuery = () => ({ ...query(api.countUnreadMessages), staleTime: justRead })
export const messagesQuery = () => ({ ...pagedQuery(api.listMessages, {}), staleTime: justRead })

export const messageQuery = (id: string) => query(api.getMessage, { id })

/** Marks a message as read. Offline it stays unread until it is opened again. */
export async function markRead(id: string): Promise<void> {
  const read = await api.readMessage({ id }, { quiet: true, background: true }).catch(() => undefined)
  if (!read) return
  queryClient.setQueryData(messageQuery(id).queryKey, read)
  await invalidate(api.countUnreadMessages, api.listMessages)
}

/** Marks all messages as read. @returns how many there were */
export async function readAll(): Promise<number> {
  const { read } = await api.readAllMessages()
  queryClient.setQueryData(unreadQuery().queryKey, { unread: 0 })
  await invalidate(api.listMessages)
  return read
}

const { countUnreadMessages, listMessages } = api

liveUpdates(
  { id: messagesChanged },
  { readAgain: [{ read: countUnreadMessages }, { read: listMessages }], leavesDay: true },
)
