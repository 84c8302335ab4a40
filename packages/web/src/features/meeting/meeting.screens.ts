import { receiptScreens } from '../../platform/screens/receipt.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const meetingScreens = screens({
  ...receiptScreens('meeting', {
    list: {
      path: '/pages/home/history/meeting',
      menu: { group: 'team', icon: 'calendarUser', order: 4 },
    },
    page: { path: '/pages/home/task/meeting-detail' },
    form: { path: '/pages/home/task/meeting-form' },
    people: { path: '/pages/home/task/meeting-people', can: 'receipt.answer' },
    answer: { path: '/pages/home/task/meeting-confirm' },
    load: () => import('./meeting.pages.ts'),
  }),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof meetingScreens> {}
}
