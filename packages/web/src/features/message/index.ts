export { FeedTabs } from './FeedTabs.tsx'
export { unreadQuery } from './message.data.ts'
export type { MessageWordsOf, Telling } from './message.kinds.ts'
export { useMessageWords } from './useMessageWords.ts'
