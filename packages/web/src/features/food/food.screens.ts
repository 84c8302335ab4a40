import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const foodScreens = screens({
  nearExpiryFood: {
    path: '/pages/home/history/near-expiry-food',
    title: 'food.near',
    can: 'check.read',
    menu: { group: 'safety', icon: 'calendarExclamation', order: 8 },
    needs: async () => [(await import('./food.data.ts')).foodListQuery('near')],
    load: () => import('./NearExpiryFoodScreen.tsx'),
  },
  expiredFood: {
    path: '/pages/home/history/expired-food',
    title: 'food.expired',
    can: 'check.read',
    needs: async () => [(await import('./food.data.ts')).foodListQuery('expired')],
    load: () => import('./ExpiredFoodScreen.tsx'),
  },
  foodDetail: {
    path: '/pages/home/history/food-detail',
    title: 'food.one',
    can: 'check.read',
    search: search('id'),
    load: () => import('./FoodDetailScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof foodScreens> {}
}
