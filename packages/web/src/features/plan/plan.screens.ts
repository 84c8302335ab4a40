import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const planScreens = screens({
  manage: {
    path: '/pages/manage/manage',
    title: 'plan.manage',
    menu: { group: 'centre', icon: 'settings', order: 1, often: true, leadsTo: 'manage' },
    load: () => import('./ManageScreen.tsx'),
  },
  plan: {
    path: '/pages/manage/plan',
    title: 'plan.title',
    can: 'plan.read',
    manage: { group: 'planning', icon: 'calendarRepeat', order: 1, often: true },
    needs: async () => [(await import('./plan.data.ts')).planQuery()],
    load: () => import('./PlanScreen.tsx'),
  },
  planForm: {
    path: '/pages/manage/plan-form',
    title: 'plan.formNew',
    can: 'plan.edit',
    search: search('id'),
    needs: async () => {
      const { planQuery, roomsQuery } = await import('./plan.data.ts')
      return [planQuery(), roomsQuery()]
    },
    load: () => import('./PlanFormScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof planScreens> {}
}
