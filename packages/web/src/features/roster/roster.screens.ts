import { receiptScreens } from '../../platform/screens/receipt.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const rosterScreens = screens({
  ...receiptScreens('roster', {
    list: {
      path: '/pages/home/history/pb-list',
      menu: { group: 'team', icon: 'calendarWeek', order: 6, often: true },
    },
    page: { path: '/pages/home/task/pb-confirm', title: 'roster.own' },
    form: { path: '/pages/home/task/pb-plan', load: () => import('./PlanWeekScreen.tsx') },
    people: { path: '/pages/home/task/pb-people' },
    answer: { path: '/pages/home/task/pb-answer' },
    load: () => import('./roster.pages.ts'),
  }),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof rosterScreens> {}
}
