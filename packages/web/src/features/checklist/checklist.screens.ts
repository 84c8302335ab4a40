import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const checklistScreens = screens({
  checklists: {
    path: '/pages/manage/checklists',
    title: 'checklist.templates',
    can: 'check.configure',
    manage: { group: 'planning', icon: 'listCheck', order: 3 },
    needs: async () => [(await import('./checklist.data.ts')).templatesQuery()],
    load: () => import('./ChecklistsScreen.tsx'),
  },
  checklistForm: {
    path: '/pages/manage/checklist-form',
    title: 'checklist.templates',
    can: 'check.configure',
    search: search('kind'),
    needs: async () => [(await import('./checklist.data.ts')).templatesQuery()],
    load: () => import('./ChecklistFormScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof checklistScreens> {}
}
