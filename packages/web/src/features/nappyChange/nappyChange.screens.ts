import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const nappyChangeScreens = screens({
  nappyChange: {
    path: '/pages/home/task/nappy-change',
    title: 'nappyChange.title',
    can: 'care.read',
    /** `tab=toilet` opens the second tab. */
    search: search('taskId', 'code', 'date', 'child', 'tab'),
    menu: { group: 'day', icon: 'diaper', order: 3, often: true },
    report: [
      { subject: 'nappy', order: 1 },
      { subject: 'toilet', order: 3, text: 'toiletVisit.title', search: { tab: 'toilet' } },
    ],
    needs: async ({ search: { tab, ...search }, session }) => {
      const [{ boardNeeds }, { kindOfTab }] = await Promise.all([
        import('../care/index.ts'),
        import('./nappyChange.tabs.ts'),
      ])
      return boardNeeds(kindOfTab(tab), search, session)
    },
    prefetch: true,
    load: () => import('./NappyChangeScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof nappyChangeScreens> {}
}
