import { reportScreens } from '../../platform/screens/report.screens.ts'
import type { ScreensOf } from '../../platform/screens/screens.ts'

export const credentialScreens = reportScreens('credential', {
  form: {
    path: '/pages/home/task/certificate-form',
    report: { subject: 'certificate', order: 15, text: 'credential.title' },
  },
  page: { path: '/pages/home/task/certificate-detail' },
  history: {
    path: '/pages/home/honor',
    title: 'credential.title',
    menu: { group: 'me', icon: 'certificate', order: 4 },
  },
  load: () => import('./credential.pages.ts'),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof credentialScreens> {}
}
