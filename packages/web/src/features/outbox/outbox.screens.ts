import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const outboxScreens = screens({
  outbox: {
    path: '/pages/home/outbox',
    title: 'outbox.title',
    menu: { group: 'me', icon: 'cloudUpload', order: 2 },
    shows: ['outbox'],
    load: () => import('./OutboxScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof outboxScreens> {}
}
