import { IconChecklist } from '@tabler/icons-react'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const reportScreens = screens({
  todo: {
    path: '/pages/home/todo',
    title: 'report.todo',
    can: 'request.read',
    menu: { group: 'day', icon: IconChecklist, order: 2 },
    needs: async ({ session }) => (await import('./report.data.ts')).todoNeeds(session),
    shows: ['awaiting'],
    load: () => import('./TodoScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof reportScreens> {}
}
