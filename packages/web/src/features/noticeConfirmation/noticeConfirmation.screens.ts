import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const noticeConfirmationScreens = screens({
  noticeConfirmationPeople: {
    path: '/pages/manage/notice-people',
    title: 'receipt.people',
    can: 'receipt.publish',
    search: search('id', 'version'),
    load: () => import('./NoticePeopleScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof noticeConfirmationScreens> {}
}
