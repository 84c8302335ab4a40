import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const termScreens = screens({
  term: {
    path: '/pages/manage/term',
    title: 'term.title',
    can: 'register.read',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'planning', icon: 'school', order: 2 },
    load: () => import('./term.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof termScreens> {}
}
