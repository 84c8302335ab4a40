import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const positionScreens = screens({
  position: {
    path: '/pages/manage/post',
    title: 'position.title',
    can: 'register.read',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'people', icon: 'briefcase', order: 11 },
    load: () => import('./position.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof positionScreens> {}
}
