import { IconThermometer } from '@tabler/icons-react'
import { reportListSearch } from '../../platform/screens/report.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const illnessScreens = screens({
  illnessForm: {
    path: '/pages/home/task/illness',
    title: 'illness.report',
    can: 'report.submit',
    search: search('id'),
    report: { subject: 'illness', order: 11, text: 'illness.title' },
    load: () => import('./IllnessFormScreen.tsx'),
  },
  illness: {
    path: '/pages/home/task/detail-ill',
    title: 'illness.title',
    can: 'report.submit',
    search: search('id'),
    load: () => import('./IllnessScreen.tsx'),
  },
  illnessHistory: {
    path: '/pages/home/history/sick',
    title: 'illness.history',
    can: 'report.submit',
    search: reportListSearch,
    menu: { group: 'records', icon: IconThermometer, order: 4 },
    load: () => import('./IllnessHistoryScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof illnessScreens> {}
}
