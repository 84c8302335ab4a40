import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const serviceScreens = screens({
  service: {
    path: '/pages/service/service',
    title: 'service.title',
    can: 'staff.read',
    menu: { group: 'me', icon: 'helpCircle', order: 12 },
    needs: async () => [(await import('./service.data.ts')).contactsQuery()],
    prefetch: true,
    load: () => import('./ServiceScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof serviceScreens> {}
}
