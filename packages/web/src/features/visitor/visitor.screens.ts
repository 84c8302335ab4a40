import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const visitorScreens = screens({
  visitors: {
    path: '/pages/home/task/visitor',
    title: 'visitor.title',
    can: 'visitor.read',
    manage: { group: 'day', icon: 'userScan', order: 6, often: true },
    menu: { group: 'day', icon: 'userScan', order: 9 },
    needs: async () => [(await import('./visitor.data.ts')).hereQuery()],
    load: () => import('./VisitorsScreen.tsx'),
  },
  visitor: {
    path: '/pages/home/task/visitor-detail',
    title: 'visitor.detail',
    can: 'visitor.read',
    search: search('id'),
    load: () => import('./VisitorScreen.tsx'),
  },
  newVisitor: {
    path: '/pages/home/task/visitor-sign-in',
    title: 'visitor.signIn',
    can: 'visitor.receive',
    load: () => import('./NewVisitorScreen.tsx'),
  },
  visitorHistory: {
    path: '/pages/home/history/visitors',
    title: 'visitor.history',
    can: 'visitor.read',
    search: search('text', 'state', 'from', 'until'),
    manage: { group: 'records', icon: 'doorEnter', order: 8 },
    load: () => import('./VisitorHistoryScreen.tsx'),
  },
  doorPoster: {
    path: '/pages/manage/visitor-poster',
    title: 'visitor.poster',
    can: 'visitor.assign',
    manage: { group: 'people', icon: 'qrcode', order: 8 },
    load: () => import('./DoorPosterScreen.tsx'),
  },
  visitorSignIn: {
    path: '/pages/front/visitor',
    title: 'visitor.signInTitle',
    can: 'public',
    search: search('tenant'),
    bare: true,
    load: () => import('./VisitorSignInScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof visitorScreens> {}
}
