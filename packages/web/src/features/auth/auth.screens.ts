import { IconUserCircle, IconUserFilled } from '@tabler/icons-react'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const authScreens = screens({
  loginAccount: {
    path: '/pages/login/login-account',
    title: 'auth.login',
    can: 'public',
    search: search('redirect'),
    bare: true,
    load: () => import('./LoginAccountScreen.tsx'),
  },
  loginCode: {
    path: '/pages/login/login-code',
    title: 'auth.byCode',
    can: 'public',
    search: search('redirect'),
    load: () => import('./LoginCodeScreen.tsx'),
  },
  loginPhone: {
    path: '/pages/login/login-phone',
    title: 'auth.byPhone',
    can: 'public',
    search: search('redirect'),
    load: () => import('./LoginPhoneScreen.tsx'),
  },
  loginDirectory: {
    path: '/pages/login/login-directory',
    title: 'auth.byDirectory',
    can: 'public',
    search: search('ticket'),
    load: () => import('./LoginDirectoryScreen.tsx'),
  },
  loginSecondStep: {
    path: '/pages/login/login-second-step',
    title: 'auth.secondStep',
    can: 'public',
    search: search('redirect'),
    load: () => import('./LoginSecondStepScreen.tsx'),
  },
  mine: {
    path: '/pages/home/mine',
    title: 'auth.mine',
    tab: { index: 3, icon: IconUserCircle, selectedIcon: IconUserFilled, text: 'auth.mineTab' },
    load: () => import('./MineScreen.tsx'),
  },
  setting: {
    path: '/pages/system/setting',
    title: 'auth.settings',
    menu: { group: 'me', icon: 'adjustments', order: 2, often: true },
    load: () => import('./SettingScreen.tsx'),
  },
  signInLocks: {
    path: '/pages/manage/sign-in-locks',
    title: 'auth.locks',
    can: 'staff.unlock',
    manage: { group: 'people', icon: 'lockOpen', order: 2 },
    needs: async () => [(await import('./auth.locks.data.ts')).signInLocksQuery()],
    load: () => import('./SignInLocksScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof authScreens> {}
}
