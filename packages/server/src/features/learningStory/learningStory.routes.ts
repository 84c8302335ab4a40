import {
  type LearningStoryAwaiting,
  learningStory,
} from '@daybook/contract/learningStory/learningStory.contract.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import { implement } from '../../platform/implement.ts'
import { childrenWithoutPhotos } from '../child/index.ts'
import type { Awaiting } from '../today/index.ts'
import { getSet, getSetPdf, listSets, removeSet, saveSet } from './learningSet.handlers.ts'
import { getStory, listStories, publishStory, sendBack, withdrawStory } from './learningStory.handlers.ts'
import { countSubmitted, submittedStories } from './learningStory.queries.ts'
import { saveStory } from './learningStory.save.ts'

/** A story that is not published is for those who write. */
const open = { live: 'story.read', liveSaysNothing: true } as const

export const learningStoryRoutes = implement(learningStory, {
  list: { can: 'story.read', run: listStories },
  get: { can: 'story.read', run: getStory },
  save: { can: 'story.write', audit: 'learningStory.save', ...open, run: saveStory },
  publish: { can: 'story.publish', audit: 'learningStory.publish', ...open, run: publishStory },
  sendBack: { can: 'story.review', audit: 'learningStory.sendBack', ...open, run: sendBack },
  withdraw: { can: 'story.write', audit: 'learningStory.withdraw', ...open, run: withdrawStory },
  listNoPhotos: { can: 'story.read', run: ({ tx, actor }) => childrenWithoutPhotos(tx, actor.today) },
  listSets: { can: 'story.read', run: listSets },
  getSet: { can: 'story.read', run: getSet },
  getSetPdf: { can: 'story.read', run: getSetPdf },
  saveSet: { can: 'story.write', audit: 'learningStory.saveSet', ...open, run: saveSet },
  removeSet: { can: 'story.write', audit: 'learningStory.removeSet', ...open, run: removeSet },
})

/** Stories that a manager was asked to read. */
export const learningStoryAwaiting: Awaiting<LearningStoryAwaiting['storiesToRead']> = {
  name: 'storiesToRead',
  can: 'story.review',
  does: 'read',
  whose: 'shared',
  count: ({ tx }) => countSubmitted(tx),
  async list({ tx }) {
    const stories = await submittedStories(tx, mostRows)
    return stories.map(({ id, title, authorName, updatedAt }) => ({
      id,
      since: updatedAt,
      page: `/pages/learning-story/detail?id=${id}`,
      params: { title, byName: authorName },
    }))
  },
}
