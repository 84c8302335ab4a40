import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const aftercareScreens = screens({
  aftercare: {
    path: '/pages/home/task/aftercare',
    title: 'aftercare.title',
    can: 'report.submit',
    search: search('id'),
    load: () => import('./AftercareScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof aftercareScreens> {}
}
