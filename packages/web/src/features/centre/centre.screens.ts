import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const centreScreens = screens({
  centres: {
    path: '/pages/operator/centres',
    title: 'centre.centres',
    can: 'centre.make',
    menu: { group: 'centre', icon: 'buildingCommunity', order: 2 },
    needs: async () => [(await import('./centre.data.ts')).centresQuery('')],
    load: () => import('./CentresScreen.tsx'),
  },
  centreForm: {
    path: '/pages/operator/centre-form',
    title: 'centre.new',
    can: 'centre.make',
    load: () => import('./CentreFormScreen.tsx'),
  },
  centre: {
    path: '/pages/operator/centre',
    title: 'centre.one',
    can: 'centre.make',
    search: search('tenant'),
    needs: async ({ search: { tenant = '' } }) => [(await import('./centre.data.ts')).centreQuery(tenant)],
    load: () => import('./CentreScreen.tsx'),
  },
  holidays: {
    path: '/pages/manage/holidays',
    title: 'centre.holidays',
    can: 'centre.configure',
    manage: { group: 'planning', icon: 'calendarEvent', order: 2 },
    needs: async () => [(await import('./centre.data.ts')).holidaysQuery()],
    load: () => import('./HolidaysScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof centreScreens> {}
}
