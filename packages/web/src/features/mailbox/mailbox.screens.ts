import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const mailboxScreens = screens({
  mailbox: {
    path: '/pages/manage/mailbox',
    title: 'mailbox.title',
    can: 'mailbox.read',
    menu: { group: 'centre', icon: 'mailOpened', order: 8 },
    needs: async () => [(await import('./mailbox.data.ts')).mailsQuery()],
    load: () => import('./MailboxScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof mailboxScreens> {}
}
