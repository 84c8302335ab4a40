import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const mealMenuScreens = screens({
  mealMenuWeek: {
    path: '/pages/home/menu',
    title: 'mealMenu.weekTitle',
    can: 'care.read',
    search: search('day', 'room'),
    menu: { group: 'day', icon: 'toolsKitchen2', order: 10 },
    needs: async ({ search }) => [(await import('./mealMenu.data.ts')).weekNeeds(search.day)],
    // Read on every phone while it is idle, so that allergens are known without a network.
    prefetch: true,
    load: () => import('./MenuWeekScreen.tsx'),
  },
  mealMenuKitchen: {
    path: '/pages/home/menu/kitchen',
    title: 'mealMenu.kitchen',
    can: 'care.read',
    search: search('day', 'meal', 'room'),
    menu: { group: 'day', icon: 'soup', order: 11 },
    load: () => import('./KitchenScreen.tsx'),
  },
  mealMenuShopping: {
    path: '/pages/home/menu/shopping',
    title: 'mealMenu.shopping',
    can: 'menu.edit',
    search: search('day'),
    manage: { group: 'planning', icon: 'listCheck', order: 24 },
    load: () => import('./ShoppingScreen.tsx'),
  },
  mealsEaten: {
    path: '/pages/home/menu/eaten',
    title: 'mealMenu.eaten',
    can: 'care.read',
    search: search('from', 'until'),
    manage: { group: 'records', icon: 'soup', order: 14 },
    load: () => import('./EatenScreen.tsx'),
  },
  mealMenuPlan: {
    path: '/pages/manage/menus/plan',
    title: 'mealMenu.planTitle',
    can: 'menu.edit',
    search: search('id', 'week'),
    load: () => import('./MenuPlanScreen.tsx'),
  },
  mealMenuRecall: {
    path: '/pages/manage/menus/recall',
    title: 'mealMenu.recall',
    can: 'menu.edit',
    search: search('ingredient', 'from', 'until'),
    manage: { group: 'records', icon: 'history', order: 13 },
    load: () => import('./RecallScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof mealMenuScreens> {}
}
