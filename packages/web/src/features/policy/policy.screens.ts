import { receiptScreens } from '../../platform/screens/receipt.screens.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const policyScreens = screens({
  ...receiptScreens('policy', {
    list: { path: '/pages/home/policy', menu: { group: 'team', icon: 'book2', order: 3 } },
    page: { path: '/pages/home/task/policy-info' },
    form: { path: '/pages/home/task/policy-form' },
    people: { path: '/pages/home/task/policy-people' },
    load: () => import('./policy.pages.ts'),
  }),
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof policyScreens> {}
}
