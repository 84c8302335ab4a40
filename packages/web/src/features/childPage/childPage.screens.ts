import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const childPageScreens = screens({
  childPage: {
    path: '/pages/home/child',
    title: 'childPage.title',
    can: 'child.read',
    search: search('id', 'date', 'tab'),
    needs: async ({ search: { id, date } }) =>
      id === undefined ? [] : [(await import('./childPage.data.ts')).pageQuery(id, date)],
    shows: ['careKinds'],
    load: () => import('./ChildPageScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof childPageScreens> {}
}
