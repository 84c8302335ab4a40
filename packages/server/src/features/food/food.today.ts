// Food in the to-do list of managers once it has expired, and in the day's list: on its best-before day, and every day
// after it until it is used up or thrown away.
import type { FoodAwaiting } from '@daybook/contract/food/food.kind.ts'
import { addDays, instantOf } from '@daybook/contract/kernel/dates.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import { type Awaiting, dueItems } from '../today/index.ts'
import { allFood, countFood } from './food.queries.ts'

export const foodAwaiting: Awaiting<FoodAwaiting['expiredFood']> = {
  name: 'expiredFood',
  can: 'check.configure',
  does: 'do',
  whose: 'shared',
  count: ({ tx, actor }) => countFood(tx, addDays(actor.today, -1)),
  async list({ tx, actor }) {
    const foods = await allFood(tx, { until: addDays(actor.today, -1) })
    return foods.slice(0, mostRows).map(({ id, name, bestBefore }) => ({
      id,
      until: instantOf(bestBefore, '00:00', actor.timeZone).toISOString(),
      page: `/pages/home/history/food-detail?id=${id}`,
      params: { name },
    }))
  },
}

export const foodDayItems = dueItems('check.read', async ({ tx }, { until }) => {
  const foods = await allFood(tx, { until })
  return foods.map(({ id, name, bestBefore }) => ({
    id,
    name: 'food.due',
    subject: 'checks',
    about: name,
    day: bestBefore,
    page: `/pages/home/history/food-detail?id=${id}`,
  }))
})
