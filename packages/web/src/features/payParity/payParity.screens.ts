import { reportScreens } from '../../platform/screens/report.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

const load = () => import('./payParity.pages.ts')

export const payParityScreens = screens({
  ...reportScreens('payParity', {
    form: { path: '/pages/home/task/pay-parity-form' },
    page: { path: '/pages/home/task/honor-pay-parity-detail' },
    history: {
      path: '/pages/home/task/pay-parity-list',
      menu: { group: 'me', icon: 'scale', order: 5 },
    },
    load,
  }),
  /** The same page; the specification has a second address for those who confirm. */
  payParityConfirm: {
    path: '/pages/home/task/honor-pay-parity-confirm',
    title: 'payParity.title',
    can: 'report.decide',
    search: search('id'),
    part: 'confirm',
    load,
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof payParityScreens> {}
}
