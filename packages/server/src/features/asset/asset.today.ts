import { dueItems } from '../today/index.ts'
import { assetsToCheck } from './asset.queries.ts'

/** In the day's list on the day of the next check, and every day after it until another day is set. */
export const assetDayItems = dueItems('asset.read', async ({ tx }, { until }) => {
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
