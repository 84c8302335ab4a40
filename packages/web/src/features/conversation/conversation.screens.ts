import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const conversationScreens = screens({
  conversations: {
    path: '/pages/home/conversations',
    title: 'conversation.title',
    can: 'conversation.use',
    search: search('text'),
    menu: { group: 'me', icon: 'send', order: 2 },
    needs: async () => [(await import('./conversation.data.ts')).conversationsQuery('')],
    load: () => import('./ConversationsScreen.tsx'),
  },
  conversation: {
    path: '/pages/home/conversation',
    title: 'conversation.conversation',
    can: 'conversation.use',
    search: search('id'),
    load: () => import('./ConversationScreen.tsx'),
  },
  newMessage: {
    path: '/pages/home/conversation-new',
    title: 'conversation.new',
    can: 'conversation.use',
    load: () => import('./NewMessageScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof conversationScreens> {}
}
