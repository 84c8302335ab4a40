// Shows a message in its conversation before the server answers.
import type { conversation } from '@daybook/contract/conversation/conversation.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'

export type Thread = AnswerOf<typeof conversation.operations.getConversation>
export type Post = Thread['posts'][number]

export interface Written {
  id: string
  conversationId?: string
  text: string
}

/** @param written who writes it, and when (ISO 8601) */
export function withPost(
  thread: Thread,
  { id, conversationId, text }: Written,
  { by, at }: { by: Post['by']; at: string },
): Thread {
  if (thread.id !== conversationId || thread.posts.some((post) => post.id === id)) return thread
  const post: Post = { id, by, text, sentAt: at, takenBackAt: null, readBy: [], can: [] }
  return { ...thread, posts: [...thread.posts, post] }
}
