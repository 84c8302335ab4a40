import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const learningStoryScreens = screens({
  learningStories: {
    path: '/pages/learning-story/list',
    title: 'learningStory.stories',
    can: 'story.read',
    search: search('state', 'text', 'childId', 'strand', 'authorId', 'from', 'until', 'show'),
    menu: { group: 'children', icon: 'book', order: 1, often: true },
    needs: async ({ search: { show, ...filter } }) => {
      const { setsQuery, storiesQuery } = await import('./learningStory.data.ts')
      return [show === 'sets' ? setsQuery() : storiesQuery(filter)]
    },
    load: () => import('./StoryListScreen.tsx'),
  },
  learningStory: {
    path: '/pages/learning-story/detail',
    title: 'learningStory.one',
    can: 'story.read',
    search: search('id'),
    load: () => import('./StoryScreen.tsx'),
  },
  learningStoryCreate: {
    path: '/pages/learning-story/create',
    title: 'learningStory.write',
    can: 'story.write',
    search: search('id', 'childId', 'refused'),
    report: { subject: 'note', order: 5, text: 'learningStory.one' },
    load: () => import('./CreateScreen.tsx'),
  },
  learningStoryCreatePc: {
    path: '/pages/learning-story/create-pc',
    title: 'learningStory.write',
    can: 'story.write',
    search: search('id', 'childId'),
    load: () => import('./CreatePcScreen.tsx'),
  },
  learningSet: {
    path: '/pages/learning-story/learning-set-detail',
    title: 'learningStory.set',
    can: 'story.read',
    search: search('id'),
    load: () => import('./SetScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof learningStoryScreens> {}
}
