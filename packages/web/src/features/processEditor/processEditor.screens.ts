import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const processEditorScreens = screens({
  processes: {
    path: '/pages/manage/processes',
    title: 'processEditor.title',
    can: 'workflow.edit',
    manage: { group: 'planning', icon: 'route', order: 4 },
    needs: async () => [(await import('./processEditor.data.ts')).processesQuery()],
    load: () => import('./ProcessesScreen.tsx'),
  },
  processForm: {
    path: '/pages/manage/process-form',
    title: 'processEditor.formTitle',
    can: 'workflow.edit',
    search: search('id'),
    load: () => import('./ProcessFormScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof processEditorScreens> {}
}
