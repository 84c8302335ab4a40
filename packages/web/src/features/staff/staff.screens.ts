import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const staffScreens = screens({
  center: {
    path: '/pages/user/center',
    title: 'staff.center',
    menu: { group: 'me', icon: 'userCircle', order: 1 },
    needs: async () => [(await import('./staff.data.ts')).sessionsQuery()],
    load: () => import('./CenterScreen.tsx'),
  },
  profile: {
    path: '/pages/user/profile',
    title: 'staff.profile',
    needs: async () => [(await import('./staff.data.ts')).profileQuery()],
    load: () => import('./ProfileScreen.tsx'),
  },
  newPassword: {
    path: '/pages/user/new-password',
    title: 'staff.chooseTitle',
    opensFirst: 'newPassword',
    load: () => import('./NewPasswordScreen.tsx'),
  },
  staff: {
    path: '/pages/manage/staff',
    title: 'staff.title',
    can: 'staff.readPrivate',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'people', icon: 'users', order: 2, often: true },
    load: () => import('./staff.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof staffScreens> {}
}
