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

/** The newest messages of a thread that was read again, after those that were shown before and are no longer among them.
 *  Without a message in common there may be others between, so the thread starts again. */
export function withShown(shown: Thread, newest: Thread): Thread {
  const ids = new Set(newest.posts.map(({ id }) => id))
  const count = shown.posts.findIndex(({ id }) => ids.has(id))
  if (count < 1) return newest
  const posts = [...shown.posts.slice(0, count), ...newest.posts]
  return { ...newest, posts, hasEarlier: shown.hasEarlier }
}
