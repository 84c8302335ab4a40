import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const bottleFeedScreens = screens({
  bottleFeed: {
    path: '/pages/home/task/milk',
    title: 'bottleFeed.title',
    can: 'care.read',
    search: search('taskId', 'code', 'date', 'child'),
    menu: { group: 'day', icon: 'babyBottle', order: 4 },
    report: { subject: 'milk', order: 2 },
    needs: async ({ search, session }) => {
      const [{ boardNeeds }, { bottleFeedCareKind }] = await Promise.all([
        import('../care/index.ts'),
        import('./bottleFeed.careKind.ts'),
      ])
      return boardNeeds(bottleFeedCareKind, search, session)
    },
    prefetch: true,
    load: () => import('./BottleFeedScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof bottleFeedScreens> {}
}
