import { IconHome, IconHomeFilled } from '@tabler/icons-react'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const todayScreens = screens({
  home: {
    path: '/',
    alias: '/pages/home/home',
    title: 'today.title',
    tab: { index: 0, icon: IconHome, selectedIcon: IconHomeFilled },
    search: search('date'),
    needs: async (at) => (await import('./today.data.ts')).homeNeeds(at),
    shows: ['awaiting', 'watchKinds'],
    prefetch: true,
    storedFirst: true,
    load: () => import('./HomeScreen.tsx'),
  },
  oversight: {
    path: '/pages/manage/today',
    title: 'today.overseen',
    can: 'task.oversee',
    manage: { group: 'day', icon: 'listCheck', order: 1, often: true },
    needs: async () => [(await import('./today.data.ts')).oversightQuery()],
    shows: ['oversight'],
    load: () => import('./OversightScreen.tsx'),
  },
  todo: {
    path: '/pages/home/todo',
    title: 'today.forYou',
    can: 'request.read',
    menu: { group: 'day', icon: 'checklist', order: 2 },
    needs: async () => {
      const { requestsQuery, todoQuery } = await import('./today.data.ts')
      return [requestsQuery(), todoQuery()]
    },
    shows: ['awaiting', 'reportKinds'],
    load: () => import('./TodoScreen.tsx'),
  },
  birthday: {
    path: '/pages/home/children-birthday-detail',
    title: 'today.birthdayTitle',
    can: 'child.read',
    search: search('taskId', 'date'),
    needs: async ({ search }) =>
      search.taskId ? [(await import('./today.data.ts')).birthdayQuery(search)] : [],
    load: () => import('./BirthdayScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof todayScreens> {}
}
