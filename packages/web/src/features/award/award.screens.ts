import { receiptScreens } from '../../platform/screens/receipt.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const awardScreens = screens({
  ...receiptScreens('award', {
    list: {
      path: '/pages/home/history/honor-list',
      menu: { group: 'team', icon: 'award', order: 7 },
    },
    page: { path: '/pages/home/task/honor-detail' },
    form: { path: '/pages/home/task/honor-form' },
    people: { path: '/pages/home/task/honor-people' },
    answer: { path: '/pages/home/task/honor-confirm' },
    load: () => import('./award.pages.ts'),
  }),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof awardScreens> {}
}
