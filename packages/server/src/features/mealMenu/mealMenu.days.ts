// What is on the menu on each day: what the rotation has, or what somebody has changed for that day.

import { addDays } from '@daybook/contract/kernel/dates.ts'
import { type MealTime, mealTimes } from '@daybook/contract/meal/meal.rules.ts'
import { menuOn, plannedOn } from '@daybook/contract/mealMenu/mealMenu.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { changesBetween, menusBetween, plannedOf } from './mealMenu.queries.ts'

export interface MenuDay {
  day: string
  menuName: string | null
  meals: {
    meal: MealTime
    dishIds: string[]
    change: { reason: string; byName: string; at: string } | null
  }[]
}

/** In order; of each day the meals that it has, and those that were changed. */
export async function menuDays(tx: Tx, from: string, until: string): Promise<MenuDay[]> {
  const [menus, changes] = await Promise.all([menusBetween(tx, from, until), changesBetween(tx, from, until)])
  const planned = Map.groupBy(
    await plannedOf(
      tx,
      menus.map(({ id }) => id),
    ),
    ({ menuId }) => menuId,
  )
  const changed = new Map(changes.map((change) => [`${change.day} ${change.meal}`, change]))
  const days: MenuDay[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const menu = menuOn(menus, day)
    const rows = menu ? plannedOn(planned.get(menu.id) ?? [], menu, day) : []
    const meals = mealTimes.map((meal) => {
      const { reason = null, dishIds = [], byName = '', at = '' } = changed.get(`${day} ${meal}`) ?? {}
      if (reason !== null) return { meal, dishIds, change: { reason, byName, at } }
      const ofRotation = rows.filter((row) => row.meal === meal).map(({ dishId }) => dishId)
      return { meal, dishIds: ofRotation, change: null }
    })
    days.push({
      day,
      menuName: menu?.name ?? null,
      meals: meals.filter(({ dishIds, change }) => dishIds.length > 0 || change !== null),
    })
  }
  return days
}
