import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const recoveryScreens = screens({
  loginForget: {
    path: '/pages/login/login-forget',
    title: 'recovery.title',
    can: 'public',
    load: () => import('./LoginForgetScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof recoveryScreens> {}
}
