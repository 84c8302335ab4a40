import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const installationScreens = screens({
  installation: {
    path: '/pages/operator/installation',
    title: 'installation.title',
    can: 'centre.make',
    menu: { group: 'centre', icon: 'heartCheck', order: 3 },
    needs: async () => [(await import('./installation.data.ts')).installationQuery()],
    load: () => import('./InstallationScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof installationScreens> {}
}
