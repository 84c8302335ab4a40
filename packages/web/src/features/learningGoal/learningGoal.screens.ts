import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const learningGoalScreens = screens({
  learningGoal: {
    path: '/pages/manage/learning-goal',
    title: 'learningGoal.title',
    can: 'register.edit',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'planning', icon: 'targetArrow', order: 3 },
    load: () => import('./learningGoal.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof learningGoalScreens> {}
}
