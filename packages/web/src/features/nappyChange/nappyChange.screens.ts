import { IconDiaper } from '@tabler/icons-react'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const nappyChangeScreens = screens({
  nappyChange: {
    path: '/pages/home/task/nappy-change',
    title: 'nappyChange.title',
    can: 'care.read',
    search: search('taskId', 'code', 'date'),
    menu: { group: 'day', icon: IconDiaper, order: 2 },
    report: { subject: 'nappy', order: 1 },
    needs: async ({ search, session }) => {
      const [{ boardQuery }, { nappyChangeKind }] = await Promise.all([
        import('../care/index.ts'),
        import('./nappyChange.kind.ts'),
      ])
      const code = search.code ?? (search.taskId ? undefined : session.vuex_group_code)
      return code || search.taskId ? [boardQuery(nappyChangeKind, { ...search, code })] : []
    },
    load: () => import('./NappyChangeScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof nappyChangeScreens> {}
}
