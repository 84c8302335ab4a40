import { reportScreens } from '../../platform/screens/report.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const eventScreens = screens({
  ...reportScreens('event', {
    form: {
      path: '/pages/home/event/common-event',
      report: { subject: 'meeting', order: 14, text: 'event.title' },
    },
    page: { path: '/pages/home/event/event-detail' },
    history: {
      path: '/pages/home/event/events',
      menu: { group: 'team', icon: 'confetti', order: 5 },
    },
    load: () => import('./event.pages.ts'),
  }),
  eventRollCall: {
    path: '/pages/home/event/roll-call',
    title: 'event.rollCall',
    can: 'report.submit',
    search: search('id'),
    part: 'rollCall',
    load: () => import('./event.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof eventScreens> {}
}
