import { IconArchive, IconArchiveFilled } from '@tabler/icons-react'
import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const assetScreens = screens({
  asset: {
    path: '/pages/home/assets',
    title: 'asset.title',
    can: 'asset.read',
    search: registerSearch,
    part: 'screen',
    tab: { index: 2, icon: IconArchive, selectedIcon: IconArchiveFilled },
    load: () => import('./asset.pages.ts'),
  },
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
