import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const setupScreens = screens({
  setup: {
    path: '/pages/manage/setup',
    title: 'setup.title',
    can: 'centre.configure',
    manage: { group: 'planning', icon: 'listDetails', order: 0, often: true },
    needs: async () => [(await import('./setup.data.ts')).setupQuery()],
    load: () => import('./SetupScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof setupScreens> {}
}
