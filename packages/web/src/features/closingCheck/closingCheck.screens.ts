import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const closingCheckScreens = screens({
  closingCheck: {
    path: '/pages/home/task/door-close',
    title: 'closingCheck.title',
    can: 'check.read',
    search: search('taskId'),
    menu: { group: 'checks', icon: 'doorExit', order: 2 },
    needs: async ({ search }) => {
      const [{ pageQuery }, { closingCheckChecklistKind }] = await Promise.all([
        import('../checklist/index.ts'),
        import('./closingCheck.checklistKind.ts'),
      ])
      return [pageQuery(closingCheckChecklistKind, search.taskId)]
    },
    prefetch: true,
    load: () => import('./ClosingCheckScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof closingCheckScreens> {}
}
