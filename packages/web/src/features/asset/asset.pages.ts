import { registerPages } from '../register/index.ts'
import { assetKind } from './asset.data.ts'

export const assetPages = registerPages(assetKind)
