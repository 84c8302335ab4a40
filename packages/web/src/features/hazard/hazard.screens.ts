import { reportListSearch, reportScreens } from '../../platform/screens/report.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const hazardScreens = screens({
  ...reportScreens('hazard', {
    form: {
      path: '/pages/home/task/hazards-maintenance-form',
      report: { subject: 'checks', order: 13, text: 'hazard.title' },
      // A hazard can be opened from another report, whose kind reads it.
      shows: ['reportKinds'],
    },
    page: { path: '/pages/home/task/hazards-maintenance-detail' },
    history: { path: '/pages/home/task/hazards-maintenance-history' },
    load: () => import('./hazard.pages.ts'),
  }),
  hazards: {
    path: '/pages/home/task/hazards-maintenance-register',
    title: 'hazard.register',
    can: 'report.submit',
    search: reportListSearch,
    menu: { group: 'safety', icon: 'barrierBlock', order: 5 },
    load: () => import('./HazardsScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof hazardScreens> {}
}
