import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const roleScreens = screens({
  role: {
    path: '/pages/manage/role',
    title: 'role.title',
    can: 'role.read',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'people', icon: 'shieldLock', order: 10 },
    load: () => import('./role.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof roleScreens> {}
}
