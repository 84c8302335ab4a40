import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const sunscreenApplicationScreens = screens({
  sunscreenApplication: {
    path: '/pages/home/task/sunscreen',
    title: 'sunscreenApplication.title',
    can: 'care.read',
    search: search('taskId', 'code', 'date', 'child'),
    menu: { group: 'day', icon: 'sunHigh', order: 7 },
    report: { subject: 'sunscreen', order: 5 },
    needs: async ({ search, session }) => {
      const [{ boardNeeds }, { sunscreenApplicationCareKind }] = await Promise.all([
        import('../care/index.ts'),
        import('./sunscreenApplication.careKind.ts'),
      ])
      return boardNeeds(sunscreenApplicationCareKind, search, session)
    },
    prefetch: true,
    load: () => import('./SunscreenApplicationScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof sunscreenApplicationScreens> {}
}
