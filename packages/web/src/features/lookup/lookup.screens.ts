import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const lookupScreens = screens({
  lookup: {
    path: '/pages/manage/dict',
    title: 'lookup.title',
    can: 'register.read',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'records', icon: 'book2', order: 21 },
    load: () => import('./lookup.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof lookupScreens> {}
}
