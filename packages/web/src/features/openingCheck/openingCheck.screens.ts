import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const openingCheckScreens = screens({
  openingCheck: {
    path: '/pages/home/task/door-open',
    title: 'openingCheck.title',
    can: 'check.read',
    search: search('taskId'),
    menu: { group: 'checks', icon: 'doorEnter', order: 1 },
    needs: async ({ search }) => {
      const [{ pageQuery }, { openingCheckChecklistKind }] = await Promise.all([
        import('../checklist/index.ts'),
        import('./openingCheck.checklistKind.ts'),
      ])
      return [pageQuery(openingCheckChecklistKind, search.taskId)]
    },
    prefetch: true,
    load: () => import('./OpeningCheckScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof openingCheckScreens> {}
}
