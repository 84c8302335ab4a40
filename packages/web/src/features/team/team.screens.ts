import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const teamScreens = screens({
  team: {
    path: '/pages/manage/dept',
    title: 'team.title',
    can: 'register.read',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'people', icon: 'sitemap', order: 12 },
    load: () => import('./team.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof teamScreens> {}
}
