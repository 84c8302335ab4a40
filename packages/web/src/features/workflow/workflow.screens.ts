import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

const can = 'workflow.use'
const pages = '/pages/plugin/workflow/pages'
/** Base64 of JSON: which process, which task. */
const oneProcess = search('p')

export const workflowScreens = screens({
  workflowWorkbench: {
    path: `${pages}/workbench/index`,
    title: 'workflow.workbench',
    can,
    search: search('list'),
    needs: async () => [(await import('./workflow.data.ts')).rowsQuery('todo')],
    menu: { group: 'team', icon: 'checklist', order: 8 },
    manage: { group: 'records', icon: 'checklist', order: 14 },
    load: () => import('./WorkbenchScreen.tsx'),
  },
  workflowCreate: {
    path: `${pages}/create/index`,
    title: 'workflow.create',
    can,
    report: { subject: 'checks', order: 16, text: 'workflow.title' },
    needs: async () => [(await import('./workflow.data.ts')).processesQuery()],
    load: () => import('./CreateScreen.tsx'),
  },
  workflowMine: {
    path: `${pages}/mine/index`,
    title: 'workflow.mine',
    can,
    search: search('list'),
    menu: { group: 'me', icon: 'send', order: 4 },
    load: () => import('./MineScreen.tsx'),
  },
  workflowStart: {
    path: `${pages}/form/start`,
    title: 'workflow.start',
    can,
    search: oneProcess,
    load: () => import('./StartScreen.tsx'),
  },
  workflowDetail: {
    path: `${pages}/form/detail`,
    title: 'workflow.detail',
    can,
    search: oneProcess,
    load: () => import('./DetailScreen.tsx'),
  },
  workflowLeaveStart: {
    path: `${pages}/external/Leave/start`,
    title: 'workflow.leaveStart',
    can,
    search: oneProcess,
    load: () => import('./LeaveStartScreen.tsx'),
  },
  workflowLeaveDetail: {
    path: `${pages}/external/Leave/detail`,
    title: 'workflow.leaveDetail',
    can,
    search: oneProcess,
    load: () => import('./LeaveDetailScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof workflowScreens> {}
}
