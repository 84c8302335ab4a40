import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const childScreens = screens({
  child: {
    path: '/pages/manage/child',
    title: 'child.title',
    can: 'child.edit',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'people', icon: 'moodKid', order: 1, often: true },
    load: () => import('./child.pages.ts'),
  },
  waitingList: {
    path: '/pages/manage/waiting-list',
    title: 'child.waitingList',
    can: 'child.edit',
    manage: { group: 'people', icon: 'listCheck', order: 1.5 },
    load: () => import('./WaitingListScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof childScreens> {}
}
