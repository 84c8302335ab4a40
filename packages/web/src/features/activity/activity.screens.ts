import { IconLayoutList, IconLayoutListFilled } from '@tabler/icons-react'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const activityScreens = screens({
  feed: {
    path: '/pages/home/feed',
    title: 'activity.title',
    can: 'feed.read',
    tab: { index: 1, icon: IconLayoutList, selectedIcon: IconLayoutListFilled },
    search: search('show'),
    needs: async ({ search }) => [(await import('./activity.data.ts')).feedQuery(search.show)],
    shows: ['messageWords'],
    prefetch: true,
    load: () => import('./FeedScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof activityScreens> {}
}
