import { asset, type assetFields, assetRegister as declared } from '@daybook/contract/asset/asset.kind.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, registerHandlers } from '../register/index.ts'
import { dueItems } from '../today/index.ts'
import { assetsToCheck } from './asset.queries.ts'

export const assetRegister: RegisterKind<typeof assetFields> = {
  ...declared,
  name: 'asset',
  table: 'asset',
  columns: {},
}

export const assetRoutes = implement(asset, registerHandlers(assetRegister))

/** In the day's list on the day of the next check, and every day after it until another day is set. */
export const assetDayItems = dueItems(async ({ tx }, { until }) => {
  const assets = await assetsToCheck(tx, until)
  return assets.map(({ id, name, nextCheck }) => ({
    id,
    name: 'asset.due',
    subject: 'checks',
    about: name,
    day: nextCheck,
    page: `/pages/home/assets?id=${id}`,
  }))
})
