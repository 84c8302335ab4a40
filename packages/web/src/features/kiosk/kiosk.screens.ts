import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const kioskScreens = screens({
  checkInOut: {
    path: '/pages/pad/check-in-out/index',
    title: 'kiosk.title',
    can: 'public',
    search: search('tenant'),
    bare: true,
    load: () => import('./CheckInOutScreen.tsx'),
  },
  kiosks: {
    path: '/pages/manage/kiosks',
    title: 'kiosk.kiosks',
    can: 'kiosk.manage',
    manage: { group: 'people', icon: 'deviceTablet', order: 9 },
    load: () => import('./KiosksScreen.tsx'),
  },
  ownPin: {
    path: '/pages/home/pin',
    title: 'kiosk.ownPin',
    can: 'staff',
    menu: { group: 'me', icon: 'password', order: 9 },
    load: () => import('./OwnPinScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof kioskScreens> {}
}
