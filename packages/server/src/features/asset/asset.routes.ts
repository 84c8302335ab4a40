import { asset } from '@daybook/contract/asset/asset.contract.ts'
import type { assetFields } from '@daybook/contract/asset/asset.fields.ts'
import { assetRegister as declared } from '@daybook/contract/asset/asset.register.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'

export const assetRegister: RegisterKind<typeof assetFields> = {
  ...declared,
  name: 'asset',
  table: 'asset',
  columns: {},
}

export const assetRoutes = implement(asset, registerHandlers(assetRegister))
