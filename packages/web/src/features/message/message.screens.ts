import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const messageScreens = screens({
  messages: {
    path: '/pages/home/msg',
    title: 'message.title',
    can: 'message.read',
    menu: { group: 'me', icon: 'messageCircle', order: 1, often: true },
    needs: async () => [(await import('./message.data.ts')).messagesQuery()],
    shows: ['messageWords'],
    load: () => import('./MessagesScreen.tsx'),
  },
  messageInfo: {
    path: '/pages/home/task/message-info',
    title: 'message.infoTitle',
    can: 'message.read',
    search: search('id'),
    shows: ['messageWords'],
    load: () => import('./MessageInfoScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof messageScreens> {}
}
