import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const healthSafetyCheckScreens = screens({
  healthSafetyCheck: {
    path: '/pages/home/task/health-safe-check',
    title: 'healthSafetyCheck.title',
    can: 'check.read',
    search: search('taskId'),
    menu: { group: 'checks', icon: 'heartCheck', order: 3 },
    needs: async ({ search }) => {
      const [{ pageQuery }, { healthSafetyCheckChecklistKind }] = await Promise.all([
        import('../checklist/index.ts'),
        import('./healthSafetyCheck.checklistKind.ts'),
      ])
      return [pageQuery(healthSafetyCheckChecklistKind, search.taskId)]
    },
    prefetch: true,
    load: () => import('./HealthSafetyCheckScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof healthSafetyCheckScreens> {}
}
