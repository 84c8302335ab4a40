import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const premisesCheckScreens = screens({
  premisesCheck: {
    path: '/pages/home/task/premises-facilities-check',
    title: 'premisesCheck.title',
    can: 'check.read',
    search: search('taskId'),
    menu: { group: 'checks', icon: 'buildingCommunity', order: 5 },
    needs: async ({ search }) => {
      const [{ pageQuery }, { premisesCheckChecklistKind }] = await Promise.all([
        import('../checklist/index.ts'),
        import('./premisesCheck.checklistKind.ts'),
      ])
      return [pageQuery(premisesCheckChecklistKind, search.taskId)]
    },
    prefetch: true,
    load: () => import('./PremisesCheckScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof premisesCheckScreens> {}
}
