import { reportListSearch } from '../../platform/screens/report.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const hazardScreens = screens({
  hazards: {
    path: '/pages/home/task/hazards-maintenance-register',
    title: 'hazard.register',
    can: 'report.submit',
    search: reportListSearch,
    menu: { group: 'safety', icon: 'barrierBlock', order: 5 },
    shows: ['reportKinds'],
    load: () => import('./HazardsScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof hazardScreens> {}
}
