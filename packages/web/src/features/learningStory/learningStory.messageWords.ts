import type { learningStoryMessages } from '@daybook/contract/learningStory/learningStory.contract.ts'
import type { MessageWordsOf } from '../message/index.ts'

export const learningStoryMessageWords: MessageWordsOf<typeof learningStoryMessages> = {
  ofRoom: ({ t }, { byName, children, title }) => ({
    title: t('learningStory.messageOfRoom', { byName, children }),
    text: title,
  }),
  toRead: ({ t }, { byName, title }) => ({
    title: t('learningStory.messageToRead', { byName }),
    text: title,
  }),
  published: ({ t }, { byName, title }) => ({
    title: t('learningStory.messagePublished', { byName }),
    text: title,
  }),
  sentBack: ({ t }, { byName, title, comment }) => ({
    title: t('learningStory.messageSentBack', { byName }),
    text: t('learningStory.messageComment', { title, comment }),
  }),
}
