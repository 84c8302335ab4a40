import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const reportScreens = screens({
  reportHistory: {
    path: '/pages/home/task/report-history',
    title: 'report.mine',
    can: 'report.submit',
    search: search('kind'),
    menu: { group: 'safety', icon: 'clipboardText', order: 6 },
    needs: async ({ search }) => [(await import('./report.data.ts')).mineQuery(search.kind)],
    load: () => import('./ReportHistoryScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof reportScreens> {}
}
