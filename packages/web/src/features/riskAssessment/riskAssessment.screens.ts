import { reportScreens } from '../../platform/screens/report.screens.ts'
import type { ScreensOf } from '../../platform/screens/screens.ts'

export const riskAssessmentScreens = reportScreens('riskAssessment', {
  form: {
    path: '/pages/home/task/risk',
    report: { subject: 'checks', order: 12, text: 'riskAssessment.title' },
  },
  page: { path: '/pages/home/task/detail-risk' },
  history: {
    path: '/pages/home/history/risk',
    menu: { group: 'safety', icon: 'alertTriangle', order: 4 },
  },
  load: () => import('./riskAssessment.pages.ts'),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof riskAssessmentScreens> {}
}
