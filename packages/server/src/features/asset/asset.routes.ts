import { asset, type assetFields, assetRegister as declared } from '@daybook/contract/asset/asset.kind.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'

export const assetRegister: RegisterKind<typeof assetFields> = {
  ...declared,
  name: 'asset',
  table: 'asset',
  columns: {},
}

export const assetRoutes = implement(asset, registerHandlers(assetRegister))
