import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const invitationScreens = screens({
  invitation: {
    path: '/pages/login/invitation',
    title: 'invitation.title',
    can: 'public',
    search: search('tenant', 'key'),
    load: () => import('./InvitationScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof invitationScreens> {}
}
