import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const auditScreens = screens({
  auditTrail: {
    path: '/pages/manage/audit',
    title: 'audit.title',
    can: 'audit.read',
    search: search('person', 'record', 'from', 'until', 'sort', 'page'),
    manage: { group: 'records', icon: 'history', order: 22 },
    load: () => import('./AuditTrailScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof auditScreens> {}
}
