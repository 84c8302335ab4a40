import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const assetScreens = screens({
  assetScan: {
    path: '/pages/home/asset-scan',
    title: 'asset.scanTitle',
    can: 'asset.read',
    load: () => import('./AssetScanScreen.tsx'),
  },
  assetLabel: {
    path: '/pages/home/asset-label',
    title: 'asset.labelTitle',
    can: 'asset.read',
    search: search('id'),
    load: () => import('./AssetLabelScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof assetScreens> {}
}
