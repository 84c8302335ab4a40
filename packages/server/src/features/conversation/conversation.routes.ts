import { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import { keepPostsFor } from '@daybook/contract/conversation/conversation.rules.ts'
import { implement } from '../../platform/implement.ts'
import type { Job } from '../../platform/jobs.queries.ts'
import {
  getConversation,
  listConversations,
  readConversation,
  takeBack,
  write,
} from './conversation.handlers.ts'
import { forgetPosts } from './conversation.write.queries.ts'

export const conversationRoutes = implement(conversation, {
  listConversations: { can: 'conversation.use', run: listConversations },
  getConversation: { can: 'conversation.use', run: getConversation },
  write: { can: 'conversation.use', audit: 'conversation.write', run: write },
  readConversation: { can: 'conversation.use', audit: 'conversation.read', run: readConversation },
  takeBack: { can: 'conversation.use', audit: 'conversation.withdraw', run: takeBack },
})

const forgetConversations: Job = {
  name: 'forgetConversations',
  daily: '03:10',
  run: ({ tx, clock }) => forgetPosts(tx, new Date(clock.now().getTime() - keepPostsFor)),
}

export const conversationJobs = [forgetConversations]
