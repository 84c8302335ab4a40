import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const closingCheckScreens = screens({
  closingCheck: {
    path: '/pages/home/task/door-close',
    title: 'closingCheck.title',
    can: 'check.read',
    search: search('taskId'),
    menu: { group: 'checks', icon: 'doorExit', order: 2 },
    needs: async ({ search, session }) => {
      const [{ pageQuery }, { boardQuery }, { closingCheckChecklistKind }] = await Promise.all([
        import('../checklist/index.ts'),
        import('../attendance/index.ts'),
        import('./closingCheck.checklistKind.ts'),
      ])
      const page = pageQuery(closingCheckChecklistKind, search.taskId)
      const isSeen = session.userProfile?.rights.includes('attendance.read')
      return isSeen ? [page, boardQuery()] : [page]
    },
    prefetch: true,
    load: () => import('./ClosingCheckScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof closingCheckScreens> {}
}
