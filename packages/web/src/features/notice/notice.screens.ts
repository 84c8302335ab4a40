import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const noticeScreens = screens({
  notice: {
    path: '/pages/manage/notice',
    title: 'notice.list',
    can: 'notice.read',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'day', icon: 'speakerphone', order: 3 },
    menu: { group: 'day', icon: 'speakerphone', order: 5 },
    load: () => import('./notice.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof noticeScreens> {}
}
