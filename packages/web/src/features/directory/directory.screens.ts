import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const directoryScreens = screens({
  directory: {
    path: '/pages/manage/directory',
    title: 'directory.title',
    can: 'centre.configure',
    manage: { group: 'people', icon: 'shieldLock', order: 13 },
    needs: async () => [(await import('./directory.data.ts')).directoryQuery()],
    load: () => import('./DirectoryScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof directoryScreens> {}
}
