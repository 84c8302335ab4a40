import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const careLogScreens = screens({
  checkDetails: {
    path: '/pages/home/task/check-details',
    title: 'careLog.title',
    can: 'care.read',
    search: search(
      'date',
      'from',
      'until',
      'code',
      'childId',
      'kind',
      'id',
      'tab',
      'checkId',
      'sort',
      'page',
    ),
    menu: { group: 'children', icon: 'clipboardList', order: 2, often: true },
    manage: { group: 'records', icon: 'clipboardList', order: 1, often: true },
    needs: async ({ search: { tab, checkId, id, sort, page, ...filter } }) => {
      if (tab || checkId) return []
      return [(await import('../care/index.ts')).logQuery(filter)]
    },
    shows: ['careKinds'],
    load: () => import('./CheckDetailsScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof careLogScreens> {}
}
