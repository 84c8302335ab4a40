import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const notificationScreens = screens({
  notifications: {
    path: '/pages/user/notifications',
    title: 'notification.title',
    can: 'message.read',
    menu: { group: 'me', icon: 'bellCog', order: 2 },
    needs: async () => [(await import('./notification.data.ts')).settingsQuery()],
    load: () => import('./NotificationsScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof notificationScreens> {}
}
