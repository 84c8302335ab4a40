// Food in the day's list on its best-before day, and every day after it until it is used up or thrown away.
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { DayItems } from '../today/index.ts'
import { allFood } from './food.queries.ts'

export const foodDayItems: DayItems = {
  async between({ tx, actor }, { from, until, withOverdue }) {
    const foods = await allFood(tx, withOverdue ? { until } : { from, until })
    return foods.map(({ id, name, bestBefore }) => ({
      id,
      kind: 'due' as const,
      name: 'food.due',
      subject: 'checks' as const,
      about: name,
      day: bestBefore,
      dueAt: instantOf(bestBefore, '00:00', actor.timeZone).toISOString(),
      status: bestBefore < actor.today ? ('overdue' as const) : ('pending' as const),
      roomCode: null,
      staffId: null,
      staffName: null,
      page: `/pages/home/history/food-detail?id=${id}`,
    }))
  },
}
