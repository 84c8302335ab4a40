import { IconAlertTriangle } from '@tabler/icons-react'
import { reportListSearch } from '../../platform/screens/report.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const riskAssessmentScreens = screens({
  riskAssessmentForm: {
    path: '/pages/home/task/risk',
    title: 'riskAssessment.report',
    can: 'report.submit',
    search: search('id'),
    report: { subject: 'checks', order: 12, text: 'riskAssessment.title' },
    load: () => import('./RiskAssessmentFormScreen.tsx'),
  },
  riskAssessment: {
    path: '/pages/home/task/detail-risk',
    title: 'riskAssessment.title',
    can: 'report.submit',
    search: search('id'),
    load: () => import('./RiskAssessmentScreen.tsx'),
  },
  riskAssessmentHistory: {
    path: '/pages/home/history/risk',
    title: 'riskAssessment.history',
    can: 'report.submit',
    search: reportListSearch,
    menu: { group: 'records', icon: IconAlertTriangle, order: 5 },
    load: () => import('./RiskAssessmentHistoryScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof riskAssessmentScreens> {}
}
