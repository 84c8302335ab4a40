import { reportScreens } from '../../platform/screens/report.screens.ts'
import type { ScreensOf } from '../../platform/screens/screens.ts'

export const illnessScreens = reportScreens('illness', {
  form: {
    path: '/pages/home/task/illness',
    report: { subject: 'illness', order: 11, text: 'illness.title' },
  },
  page: { path: '/pages/home/task/detail-ill' },
  history: { path: '/pages/home/history/sick', menu: { group: 'safety', icon: 'thermometer', order: 2 } },
  load: () => import('./illness.pages.ts'),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof illnessScreens> {}
}
