import { IconBarrierBlock } from '@tabler/icons-react'
import { reportListSearch } from '../../platform/screens/report.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const hazardScreens = screens({
  hazards: {
    path: '/pages/home/task/hazards-maintenance-register',
    title: 'hazard.register',
    can: 'report.submit',
    search: reportListSearch,
    menu: { group: 'records', icon: IconBarrierBlock, order: 6 },
    load: () => import('./HazardsScreen.tsx'),
  },
  hazardHistory: {
    path: '/pages/home/task/hazards-maintenance-history',
    title: 'hazard.history',
    can: 'report.submit',
    search: reportListSearch,
    load: () => import('./HazardHistoryScreen.tsx'),
  },
  hazard: {
    path: '/pages/home/task/hazards-maintenance-detail',
    title: 'hazard.title',
    can: 'report.submit',
    search: search('id'),
    load: () => import('./HazardScreen.tsx'),
  },
  hazardForm: {
    path: '/pages/home/task/hazards-maintenance-form',
    title: 'hazard.report',
    can: 'report.submit',
    search: search('id'),
    report: { subject: 'checks', order: 13, text: 'hazard.title' },
    load: () => import('./HazardFormScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof hazardScreens> {}
}
