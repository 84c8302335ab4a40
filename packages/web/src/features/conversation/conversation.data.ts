import { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import { conversationChanged } from '@daybook/contract/conversation/conversation.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { type Thread, type Written, withPost } from './conversation.effects.ts'

export const api = client(conversation)

export type ConversationLine = AnswerOf<typeof conversation.operations.listConversations>['records'][number]

export const conversationsQuery = (text: string) => ({
  ...pagedQuery(api.listConversations, text === '' ? {} : { text }),
  staleTime: justRead,
})
export const threadQuery = (id: string) => ({ ...query(api.getConversation, { id }), staleTime: justRead })
export const earlierQuery = (id: string, before: string) => query(api.getConversation, { id, before })

export const write = queueable(api.write, { label: 'conversation.entry' })

const { getConversation, listConversations } = api
const readAgain = [{ read: listConversations }, { read: getConversation, about: (data: Thread) => [data.id] }]

liveUpdates({ id: conversationChanged }, { readAgain, leavesDay: true })
liveUpdates(api.write, {
  changes: [
    {
      read: getConversation,
      expect: (thread: Thread, written: Written, reader: Reader) =>
        withPost(thread, written, authorOf(reader)),
    },
  ],
  readAgain: [{ read: listConversations }, { read: getConversation }],
  leavesDay: true,
})
for (const call of [api.takeBack, api.readConversation])
  liveUpdates(call, { readAgain: [{ read: listConversations }, { read: getConversation }], leavesDay: true })
