import { type ScreensOf, screens } from '../../platform/screens/screens.ts'

export const fieldsScreens = screens({
  richPage: {
    path: '/pages/rich/index',
    title: 'fields.note',
    load: () => import('./RichPageScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof fieldsScreens> {}
}
