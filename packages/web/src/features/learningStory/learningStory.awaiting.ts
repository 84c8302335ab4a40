import type { Awaiting } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const learningStoryAwaiting: Record<string, Awaiting> = {
  storiesToRead: {
    words: (t, count) => t('learningStory.awaiting', { count }),
    to: () => to.learningStories({ state: 'submitted' }),
  },
}
