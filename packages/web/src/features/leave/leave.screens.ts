import { reportListSearch, reportScreens } from '../../platform/screens/report.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const leaveScreens = screens({
  ...reportScreens('leave', {
    form: {
      path: '/pages/home/task/leave-task',
      report: { subject: 'leave', order: 14, text: 'leave.title' },
    },
    page: { path: '/pages/home/task/leave-detail' },
    history: {
      path: '/pages/home/task/leave-history',
      title: 'leave.mine',
      menu: { group: 'me', icon: 'beach', order: 3, often: true },
    },
    load: () => import('./leave.pages.ts'),
  }),
  allLeave: {
    path: '/pages/home/history/leave',
    title: 'leave.history',
    can: 'report.readAll',
    search: reportListSearch,
    manage: { group: 'people', icon: 'beach', order: 5, often: true },
    load: () => import('./AllLeaveScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof leaveScreens> {}
}
