import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const medicinePlanScreens = screens({
  medicinePlan: {
    path: '/pages/home/medicine-plan',
    title: 'medicinePlan.title',
    can: 'care.read',
    search: search('code'),
    menu: { group: 'day', icon: 'pill', order: 9 },
    needs: async () => [(await import('./medicinePlan.data.ts')).boardQuery()],
    // Read on every phone while it is idle, so that the last dose is known without a network.
    prefetch: true,
    load: () => import('./MedicinePlanScreen.tsx'),
  },
  medicineOfChild: {
    path: '/pages/home/medicine-plan/child',
    title: 'medicinePlan.ofChild',
    can: 'care.read',
    search: search('id'),
    needs: async ({ search }) =>
      search.id ? [(await import('./medicinePlan.data.ts')).childListQuery(search.id)] : [],
    load: () => import('./ChildMedicineScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof medicinePlanScreens> {}
}
