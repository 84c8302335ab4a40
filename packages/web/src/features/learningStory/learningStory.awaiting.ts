import type { LearningStoryAwaiting } from '@daybook/contract/learningStory/learningStory.contract.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'

export const learningStoryAwaiting: AwaitingKinds<LearningStoryAwaiting> = {
  storiesToRead: {
    row: ({ t }, { title, byName }) => ({
      title: t('learningStory.awaitingOne', { title }),
      detail: byName,
      subject: 'note',
    }),
  },
}
