import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const hoursScreens = screens({
  childHours: {
    path: '/pages/home/hours/children',
    title: 'hours.children',
    can: 'attendance.read',
    search: search('from', 'until', 'code'),
    manage: { group: 'records', icon: 'calendarUser', order: 2.5 },
    load: () => import('./ChildHoursScreen.tsx'),
  },
  staffHours: {
    path: '/pages/home/hours/staff',
    title: 'hours.staff',
    can: 'staff.readPrivate',
    search: search('from', 'until'),
    manage: { group: 'records', icon: 'usersGroup', order: 2.6 },
    load: () => import('./StaffHoursScreen.tsx'),
  },
  ownHours: {
    path: '/pages/mine/hours',
    title: 'hours.own',
    can: 'staff',
    search: search('from', 'until'),
    menu: { group: 'me', icon: 'calendarUser', order: 5 },
    load: () => import('./OwnHoursScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof hoursScreens> {}
}
