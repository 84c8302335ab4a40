import { AssetActions } from './AssetActions.tsx'
import { ScanLink } from './ScanLink.tsx'

export const assetPages = { More: AssetActions, BesideSearch: ScanLink }
