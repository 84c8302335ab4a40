import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const ratioScreens = screens({
  ratio: {
    path: '/pages/home/ratio',
    title: 'ratio.title',
    can: 'attendance.read',
    menu: { group: 'day', icon: 'scale', order: 7 },
    manage: { group: 'day', icon: 'scale', order: 3 },
    needs: async () => [(await import('./ratio.data.ts')).ratioQuery()],
    // Read on every phone while it is idle, so that it is there when the network is not.
    prefetch: true,
    load: () => import('./RatioScreen.tsx'),
  },
  ratioHistory: {
    path: '/pages/home/ratio/history',
    title: 'ratio.history',
    can: 'attendance.read',
    search: search('from', 'until'),
    manage: { group: 'records', icon: 'scale', order: 4 },
    needs: async ({ search }) => [(await import('./ratio.data.ts')).shortfallsQuery(search)],
    load: () => import('./RatioHistoryScreen.tsx'),
  },
  ratioAt: {
    path: '/pages/home/ratio/day',
    title: 'ratio.at',
    can: 'attendance.read',
    search: search('date', 'at'),
    manage: { group: 'records', icon: 'scale', order: 4 },
    load: () => import('./RatioAtScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof ratioScreens> {}
}
