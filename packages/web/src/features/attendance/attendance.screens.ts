import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const attendanceScreens = screens({
  childrenList: {
    path: '/pages/home/children-list',
    title: 'attendance.title',
    can: 'attendance.read',
    search: search('code', 'ask', 'show'),
    menu: { group: 'day', icon: 'usersGroup', order: 1, often: true },
    report: [
      { subject: 'attendance', order: 6, text: 'attendance.signIn', search: { show: 'toCome' } },
      { subject: 'attendance', out: true, order: 7, text: 'attendance.signOut', search: { show: 'present' } },
    ],
    manage: { group: 'day', icon: 'usersGroup', order: 2, often: true },
    needs: async () => {
      const { boardQuery, staffAtWorkQuery } = await import('./attendance.data.ts')
      return [boardQuery(), staffAtWorkQuery()]
    },
    prefetch: true,
    load: () => import('./ChildrenListScreen.tsx'),
  },
  attendanceRecord: {
    path: '/pages/home/attendance',
    title: 'attendance.record',
    can: 'attendance.read',
    search: search('from', 'until', 'code', 'sort', 'page', 'open'),
    menu: { group: 'children', icon: 'calendarUser', order: 3 },
    manage: { group: 'records', icon: 'calendarUser', order: 2, often: true },
    needs: async ({ search: { sort, page, open, ...filter } }) => [
      (await import('./attendance.record.data.ts')).recordQuery(filter),
    ],
    load: () => import('./AttendanceRecordScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof attendanceScreens> {}
}
