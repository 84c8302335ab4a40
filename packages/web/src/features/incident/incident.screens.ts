import { reportScreens } from '../../platform/screens/report.screens.ts'
import type { ScreensOf } from '../../platform/screens/screens.ts'

export const incidentScreens = reportScreens('incident', {
  form: {
    path: '/pages/home/task/acc-report',
    report: { subject: 'accident', order: 10, text: 'incident.title' },
  },
  page: { path: '/pages/home/task/detail-acc' },
  history: { path: '/pages/home/history/acc', menu: { group: 'safety', icon: 'bandage', order: 1 } },
  load: () => import('./incident.pages.ts'),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof incidentScreens> {}
}
