import { reportScreens } from '../../platform/screens/report.screens.ts'
import type { ScreensOf } from '../../platform/screens/screens.ts'

export const medicineScreens = reportScreens('medicine', {
  form: {
    path: '/pages/home/task/medicine',
    report: { subject: 'medicine', order: 11, text: 'medicine.title' },
  },
  page: { path: '/pages/home/task/detail-medicine' },
  history: { path: '/pages/home/history/medicine', menu: { group: 'safety', icon: 'pill', order: 3 } },
  load: () => import('./medicine.pages.ts'),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof medicineScreens> {}
}
