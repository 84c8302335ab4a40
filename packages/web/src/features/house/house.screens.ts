import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const houseScreens = screens({
  house: {
    path: '/pages/home/house',
    title: 'house.title',
    can: 'house.read',
    manage: { group: 'day', icon: 'homeCheck', order: 5 },
    menu: { group: 'day', icon: 'homeCheck', order: 8 },
    needs: async () => [(await import('./house.data.ts')).houseQuery()],
    // Read on every phone while it is idle, so that it is there when the network is not.
    prefetch: true,
    load: () => import('./HouseScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof houseScreens> {}
}
