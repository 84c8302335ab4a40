import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const placeScreens = screens({
  placeMap: {
    path: '/components/wf-ui/components/wf-map/components/map',
    title: 'place.map',
    can: 'register.read',
    menu: { group: 'centre', icon: 'mapSearch', order: 3 },
    load: () => import('./PlaceMapScreen.tsx'),
  },
  chooseLocation: {
    path: '/choose-location',
    title: 'place.choose',
    can: 'register.read',
    load: () => import('./ChooseLocationScreen.tsx'),
  },
  openLocation: {
    path: '/open-location',
    title: 'place.one',
    can: 'register.read',
    search: search('latitude', 'longitude', 'name', 'address'),
    load: () => import('./OpenLocationScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof placeScreens> {}
}
