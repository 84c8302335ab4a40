import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const headCountScreens = screens({
  headCount: {
    path: '/pages/home/head-count',
    title: 'headCount.title',
    can: 'attendance.read',
    search: search('code', 'whole', 'reason', 'taskId'),
    menu: { group: 'day', icon: 'usersGroup', order: 8 },
    manage: { group: 'day', icon: 'usersGroup', order: 4 },
    report: { subject: 'attendance', order: 13 },
    needs: async () => [(await import('./headCount.data.ts')).headCountQuery()],
    // Read on every phone while it is idle, so that heads are counted in the garden without a network.
    prefetch: true,
    load: () => import('./HeadCountScreen.tsx'),
  },
  headCountHistory: {
    path: '/pages/home/head-count/history',
    title: 'headCount.history',
    can: 'attendance.read',
    search: search('date'),
    manage: { group: 'records', icon: 'usersGroup', order: 5 },
    needs: async ({ search }) => [(await import('./headCount.data.ts')).countsQuery(search.date)],
    load: () => import('./HeadCountHistoryScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof headCountScreens> {}
}
