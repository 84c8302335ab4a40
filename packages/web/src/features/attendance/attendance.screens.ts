import { IconUsersGroup } from '@tabler/icons-react'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const attendanceScreens = screens({
  childrenList: {
    path: '/pages/home/children-list',
    title: 'attendance.title',
    can: 'attendance.read',
    search: search('code', 'ask'),
    menu: { group: 'day', icon: IconUsersGroup, order: 1 },
    needs: async () => [(await import('./attendance.data.ts')).boardQuery()],
    prefetch: true,
    load: () => import('./ChildrenListScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof attendanceScreens> {}
}
