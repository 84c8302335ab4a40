import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const dataExportScreens = screens({
  dataExport: {
    path: '/pages/manage/export',
    title: 'dataExport.title',
    can: 'data.export',
    manage: { group: 'records', icon: 'fileExport', order: 23 },
    load: () => import('./DataExportScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof dataExportScreens> {}
}
