import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
import { to } from '../../platform/screens/places.ts'
// Declares the operation.
import './learningStory.data.ts'

export const learningStoryOutbox: OutboxEntries = {
  save: {
    label: 'learningStory.one',
    choices: {
      RECORD_CHANGED: [
        {
          words: (t) => t('learningStory.seeTheirs'),
          to: ({ input: { id } }) => (typeof id === 'string' ? to.learningStory({ id }) : undefined),
          insteadOfSending: true,
        },
      ],
    },
  },
}
