// Rules of messages between colleagues. Pure, so that a screen knows what the server would refuse.
import { eventName } from '../kernel/live.ts'

/** The live event sent to the people of a conversation when something in it has changed. */
export const conversationChanged = eventName('conversation.changed')

export const conversationLimits = {
  text: 2000,
  people: 50,
  search: 100,
  /** Posts that are read at once. */
  posts: 50,
} as const

/** How long its author can take a message back. */
export const takeBackWithin = 15 * 60_000

/** Messages are kept for a year. */
export const keepPostsFor = 365 * 86_400_000

export const canTakeBack = (sentAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(sentAt) < takeBackWithin

/** Where a message leads. */
export const conversationPage = (id: string) => `/pages/home/conversation?id=${id}`
