// Assets in the day's list on the day of their next check, and every day after it until another day is set.
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { DayItems } from '../today/index.ts'
import { assetsToCheck } from './asset.queries.ts'

export const assetDayItems: DayItems = {
  async between({ tx, actor }, { from, until, withOverdue }) {
    const assets = await assetsToCheck(tx, withOverdue ? { until } : { from, until })
    return assets.map(({ id, name, nextCheck }) => ({
      id,
      kind: 'due' as const,
      name: 'asset.due',
      subject: 'checks' as const,
      about: name,
      day: nextCheck,
      dueAt: instantOf(nextCheck, '00:00', actor.timeZone).toISOString(),
      status: nextCheck < actor.today ? ('overdue' as const) : ('pending' as const),
      roomCode: null,
      staffId: null,
      staffName: null,
      page: `/pages/home/assets?id=${id}`,
    }))
  },
}
