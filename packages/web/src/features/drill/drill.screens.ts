import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const drillScreens = screens({
  drills: {
    path: '/pages/manage/drills',
    title: 'drill.drills',
    can: 'check.read',
    manage: { group: 'day', icon: 'flame', order: 9, often: true },
    report: { subject: 'checks', order: 14, text: 'drill.title' },
    needs: async () => [(await import('./drill.data.ts')).drillsQuery()],
    load: () => import('./DrillsScreen.tsx'),
  },
  drill: {
    path: '/pages/manage/drill',
    title: 'drill.title',
    can: 'check.read',
    search: search('type'),
    // All kinds while the page is idle, so that a drill can be held without a network.
    needs: async ({ search }) => {
      const [{ drillPageQuery, typeNamed }, { drillTypes }] = await Promise.all([
        import('./drill.data.ts'),
        import('@daybook/contract/drill/drill.rules.ts'),
      ])
      const types = search.type ? [typeNamed(search.type)] : drillTypes
      return types.map(drillPageQuery)
    },
    prefetch: true,
    load: () => import('./DrillScreen.tsx'),
  },
  drillDetail: {
    path: '/pages/manage/drill-detail',
    title: 'drill.title',
    can: 'check.read',
    search: search('id'),
    load: () => import('./DrillDetailScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof drillScreens> {}
}
