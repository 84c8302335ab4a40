import { message } from '@daybook/contract/message/message.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { invalidate, justRead, keyOf, pagedQuery, query } from '../../platform/query/query.ts'

const api = client(message)

/** Refetched each time its screen opens, because other users send messages. */
export const unreadQuery = () => ({ ...query(api.countUnreadMessages), staleTime: justRead })
export const messagesQuery = () => ({ ...pagedQuery(api.listMessages, {}), staleTime: justRead })

/** Reading a message marks it as read. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf(api.readMessage, { id }),
    queryFn: async ({ signal }) => {
      const read = await api.readMessage({ id }, { signal, background: true })
      void invalidate(api.countUnreadMessages, api.listMessages)
      return read
    },
    // A message never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Marks all messages as read. @returns how many there were */
export async function readAll(): Promise<number> {
  const { read } = await api.readAllMessages()
  queryClient.setQueryData(unreadQuery().queryKey, { unread: 0 })
  await invalidate(api.listMessages)
  return read
}
