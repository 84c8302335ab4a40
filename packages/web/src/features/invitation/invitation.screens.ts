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
  invitePeople: {
    path: '/pages/manage/invite',
    title: 'invitation.invite',
    can: 'staff.edit',
    manage: { group: 'people', icon: 'send', order: 2 },
    needs: async () => [(await import('./invitation.data.ts')).invitedQuery()],
    load: () => import('./InvitePeopleScreen.tsx'),
  },
  firstSteps: {
    path: '/pages/home/first-steps',
    title: 'invitation.firstSteps',
    load: () => import('./FirstStepsScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof invitationScreens> {}
}
