import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const backupScreens = screens({
  restore: {
    path: '/pages/login/restore',
    title: 'backup.restore',
    can: 'public',
    search: search('key'),
    load: () => import('./RestoreScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof backupScreens> {}
}
