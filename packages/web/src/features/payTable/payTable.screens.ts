import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const payTableScreens = screens({
  payTable: {
    path: '/pages/manage/pay-table',
    title: 'payTable.title',
    can: 'register.read',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'planning', icon: 'scale', order: 5 },
    load: () => import('./payTable.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof payTableScreens> {}
}
