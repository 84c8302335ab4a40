import { IconBeach } from '@tabler/icons-react'
import { reportListSearch } from '../../platform/screens/report.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const leaveScreens = screens({
  leaveForm: {
    path: '/pages/home/task/leave-task',
    title: 'leave.report',
    can: 'report.submit',
    search: search('id'),
    report: { subject: 'leave', order: 14, text: 'leave.title' },
    load: () => import('./LeaveFormScreen.tsx'),
  },
  leave: {
    path: '/pages/home/task/leave-detail',
    title: 'leave.title',
    can: 'report.submit',
    search: search('id'),
    load: () => import('./LeaveScreen.tsx'),
  },
  leaveHistory: {
    path: '/pages/home/task/leave-history',
    title: 'leave.mine',
    can: 'report.submit',
    search: reportListSearch,
    menu: { group: 'me', icon: IconBeach, order: 3 },
    load: () => import('./LeaveHistoryScreen.tsx'),
  },
  allLeave: {
    path: '/pages/home/history/leave',
    title: 'leave.history',
    can: 'report.readAll',
    search: reportListSearch,
    manage: { group: 'people', icon: IconBeach, order: 5 },
    load: () => import('./AllLeaveScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof leaveScreens> {}
}
