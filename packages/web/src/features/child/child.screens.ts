import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const childScreens = screens({
  child: {
    path: '/pages/manage/child',
    title: 'child.title',
    can: 'child.edit',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'people', icon: 'moodKid', order: 1 },
    load: () => import('./child.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof childScreens> {}
}
