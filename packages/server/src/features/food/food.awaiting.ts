import type { FoodAwaiting } from '@daybook/contract/food/food.awaiting.ts'
import { addDays, instantOf } from '@daybook/contract/kernel/dates.ts'
import { type Awaiting, mostRows } from '../today/index.ts'
import { allFood, countFood } from './food.queries.ts'

/** Expired food that is still there. Managers see to it that it goes; to others the day's list shows it. */
export const foodAwaiting: Awaiting<FoodAwaiting['expiredFood']> = {
  name: 'expiredFood',
  count: async ({ tx, actor }) =>
    actor.rights.has('check.configure') ? countFood(tx, addDays(actor.today, -1)) : 0,
  async list({ tx, actor }) {
    if (!actor.rights.has('check.configure')) return []
    const foods = await allFood(tx, { until: addDays(actor.today, -1) })
    return foods.slice(0, mostRows).map(({ id, name, bestBefore }) => ({
      id,
      dueAt: instantOf(bestBefore, '00:00', actor.timeZone).toISOString(),
      page: `/pages/home/history/food-detail?id=${id}`,
      params: { name, bestBefore },
    }))
  },
}
