import { learningStoryMessages } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { alerts } from '../notification/index.ts'

// Of a colleague's story nobody is told; it only stands in the feed.
const { toRead, published, sentBack } = learningStoryMessages
const told = { toRead, published, sentBack }

/** Without the title, which may name a child. */
export const learningStoryAlerts = alerts(told, {
  toRead: {
    topic: 'request',
    to: 'story.review',
    words: { 'en-US': () => 'A learning story to read', 'zh-CN': () => '有学习故事待审阅' },
  },
  published: {
    topic: 'answer',
    to: 'named',
    words: { 'en-US': () => 'Your learning story was published', 'zh-CN': () => '您的学习故事已发布' },
  },
  sentBack: {
    topic: 'answer',
    to: 'named',
    words: {
      'en-US': () => 'Your learning story needs another look',
      'zh-CN': () => '您的学习故事需要修改',
    },
  },
})
