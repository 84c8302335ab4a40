import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const registerScreens = screens({
  registerImport: {
    path: '/pages/manage/import',
    title: 'register.import',
    can: 'register.edit',
    search: search('of'),
    load: () => import('./RegisterImportScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof registerScreens> {}
}
