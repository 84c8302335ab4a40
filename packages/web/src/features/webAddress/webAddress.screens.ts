import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const webAddressScreens = screens({
  webView: {
    path: '/pages/webview/preview',
    title: 'webAddress.viewTitle',
    can: 'register.read',
    search: search('url'),
    load: () => import('./WebViewScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof webAddressScreens> {}
}
