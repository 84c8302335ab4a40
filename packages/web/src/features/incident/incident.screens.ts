import { IconBandage } from '@tabler/icons-react'
import { reportListSearch } from '../../platform/screens/report.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const incidentScreens = screens({
  incidentForm: {
    path: '/pages/home/task/acc-report',
    title: 'incident.report',
    can: 'report.submit',
    search: search('id'),
    report: { subject: 'accident', order: 10, text: 'incident.title' },
    load: () => import('./IncidentFormScreen.tsx'),
  },
  incident: {
    path: '/pages/home/task/detail-acc',
    title: 'incident.title',
    can: 'report.submit',
    search: search('id'),
    load: () => import('./IncidentScreen.tsx'),
  },
  incidentHistory: {
    path: '/pages/home/history/acc',
    title: 'incident.history',
    can: 'report.submit',
    search: reportListSearch,
    menu: { group: 'records', icon: IconBandage, order: 3 },
    load: () => import('./IncidentHistoryScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof incidentScreens> {}
}
