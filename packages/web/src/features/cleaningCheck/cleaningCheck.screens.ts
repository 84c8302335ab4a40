import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const cleaningCheckScreens = screens({
  cleaningCheck: {
    path: '/pages/home/task/cleaning-schedule',
    title: 'cleaningCheck.title',
    can: 'check.read',
    search: search('taskId'),
    menu: { group: 'checks', icon: 'bucket', order: 4 },
    needs: async ({ search }) => {
      const [{ pageQuery }, { cleaningCheckChecklistKind }] = await Promise.all([
        import('../checklist/index.ts'),
        import('./cleaningCheck.checklistKind.ts'),
      ])
      return [pageQuery(cleaningCheckChecklistKind, search.taskId)]
    },
    prefetch: true,
    load: () => import('./CleaningCheckScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof cleaningCheckScreens> {}
}
