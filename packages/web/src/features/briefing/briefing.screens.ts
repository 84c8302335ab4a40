import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const briefingScreens = screens({
  briefing: {
    path: '/pages/home/room-briefing',
    title: 'briefing.title',
    can: 'care.read',
    search: search('code'),
    menu: { group: 'day', icon: 'listDetails', order: 8 },
    needs: async ({ search, session }) =>
      (await import('./briefing.data.ts')).briefingNeeds(search.code ?? session.vuex_group_code),
    shows: ['careKinds'],
    // Read on every phone while it is idle, so that it is there when the network is not.
    prefetch: true,
    load: () => import('./BriefingScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof briefingScreens> {}
}
