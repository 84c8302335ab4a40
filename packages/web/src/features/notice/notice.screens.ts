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
    menu: { group: 'team', icon: 'speakerphone', order: 2 },
    load: () => import('./notice.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof noticeScreens> {}
}
