import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const ruleScreens = screens({
  rules: {
    path: '/pages/manage/rules',
    title: 'rule.title',
    can: 'staff.read',
    search: search('day', 'topic'),
    menu: { group: 'centre', icon: 'scale', order: 20 },
    manage: { group: 'planning', icon: 'scale', order: 6 },
    needs: async ({ search: { day } }) => [(await import('./rule.data.ts')).rulesQuery(day)],
    load: () => import('./RulesScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof ruleScreens> {}
}
