import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const sleepScreens = screens({
  sleep: {
    path: '/pages/home/task/sleep',
    title: 'sleep.title',
    can: 'care.read',
    // `child` chooses a child; `check` opens that child's check, or its steps when it is not asleep.
    search: search('taskId', 'code', 'date', 'child', 'check'),
    menu: { group: 'day', icon: 'bed', order: 5, often: true },
    report: { subject: 'sleep', order: 4 },
    needs: async ({ search, session }) => {
      const code = search.code ?? (search.taskId ? undefined : session.vuex_group_code)
      const { boardQuery } = await import('./sleep.data.ts')
      const { taskId, date } = search
      return code || taskId ? [boardQuery({ taskId, date, code })] : []
    },
    prefetch: true,
    load: () => import('./SleepScreen.tsx'),
  },
  sleepGaps: {
    path: '/pages/home/task/sleep-gaps',
    title: 'sleep.gaps',
    can: 'care.read',
    // `show=all` shows every check, not only the gaps.
    search: search('code', 'date', 'from', 'until', 'show'),
    menu: { group: 'children', icon: 'reportAnalytics', order: 4 },
    manage: { group: 'records', icon: 'reportAnalytics', order: 3 },
    needs: async ({ search: { show, ...filter } }) => [
      (await import('./sleep.data.ts')).gapsQuery(filter, show === 'all' ? undefined : 'gaps'),
    ],
    load: () => import('./SleepGapsScreen.tsx'),
  },
  sleepSettings: {
    path: '/pages/manage/sleep-settings',
    title: 'sleep.settings',
    can: 'sleep.configure',
    manage: { group: 'planning', icon: 'stopwatch', order: 2 },
    needs: async () => [(await import('./sleep.data.ts')).settingsQuery()],
    load: () => import('./SleepSettingsScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof sleepScreens> {}
}
