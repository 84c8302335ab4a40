import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const webAddressScreens = screens({
  webAddress: {
    path: '/pages/manage/web-address',
    title: 'webAddress.title',
    can: 'register.read',
    search: registerSearch,
    part: 'screen',
    menu: { group: 'centre', icon: 'book', order: 4 },
    manage: { group: 'records', icon: 'book', order: 40 },
    load: () => import('./webAddress.pages.ts'),
  },
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
