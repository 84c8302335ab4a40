// What the children ate at lunch on the days before today, from the menu. Today's meals are for whoever tries it.
import { usualNamed } from '@daybook/contract/ingredient/usual.rules.ts'
import { avoidedOf, contentsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import type { MealDetail } from '@daybook/contract/meal/meal.kind.ts'
import type { Visit } from './attendance.ts'
import type { Duty } from './duty.ts'
import { told } from './hours.ts'
import { type Making, minutesLater } from './making.ts'
import { type DishKey, dishesOn, dishNames, ingredientsOf } from './menus.ts'
import { type Random, randomFrom } from './random.ts'

const lunchAt = told(12)
/** How often, of ten. */
const appetite = ['all', 'all', 'all', 'all', 'most', 'most', 'most', 'some', 'some', 'none'] as const

const containedIn = (keys: readonly DishKey[]) =>
  contentsOf(keys.flatMap(ingredientsOf).map((name) => usualNamed(name)?.contains ?? []))

/** @param visits of every day of the story */
export function makeMeals(making: Making, duty: Duty, visits: ReadonlyMap<string, readonly Visit[]>): void {
  const { sketch, rows, hours, today } = making
  const random = randomFrom(`${sketch.tenantId} meals`)
  for (const [day, ofDay] of visits) {
    const dishes = dishesOn(making, day, 'lunch')
    if (day === today || dishes.length === 0) continue
    const at = hours.at(day, lunchAt)
    const contains = containedIn(dishes)
    const what = dishNames(dishes).join(', ')
    for (const { child, roomId, from, until } of ofDay) {
      if (from > at || (until !== null && until < at)) continue
      const recordedBy = duty.at(day, at, roomId)
      const alternative = avoidedOf(contains, child.cautions).length > 0
      const detail: MealDetail = {
        ...eatenBy(child.id, random),
        meal: 'lunch',
        water: true,
        what,
        contains,
        alternative,
      }
      const recordedAt = minutesLater(at, random.int(15, 35))
      rows.add('careRecord', {
        ...rows.stamp(recordedAt, recordedBy),
        kind: 'meal',
        childId: child.id,
        roomId,
        taskId: null,
        detail: JSON.stringify(detail),
        note: null,
        occurredAt: at.toISOString(),
        recordedAt: recordedAt.toISOString(),
        recordedBy,
        conflictReason: null,
        checkedBy: null,
        version: 1,
        amendments: 0,
        voidedAt: null,
        voidedBy: null,
        voidReason: null,
      })
    }
  }
}

/** Some children eat little most days. */
function eatenBy(childId: string, random: Random): Pick<MealDetail, 'eaten' | 'seconds'> {
  const isFussy = randomFrom(`${childId} appetite`).chance(0.12)
  const eaten = isFussy ? random.pick(['some', 'none', 'most'] as const) : random.pick(appetite)
  return { eaten, seconds: eaten === 'all' && random.chance(0.3) }
}
