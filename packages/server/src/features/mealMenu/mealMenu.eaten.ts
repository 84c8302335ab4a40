// How meals were eaten: who eats little, and what is left over.
import { addDays, periodBounds } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import type { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { pictureAddress } from '../../platform/storage/addresses.ts'
import { childrenEating, dishesEaten } from './mealMenu.eaten.queries.ts'

const week = 7

export async function getEaten({
  tx,
  actor,
  input,
  addresses,
}: ContextOf<(typeof mealMenu.operations)['getEaten']>) {
  const { today, timeZone } = actor
  const isAsked = Object.values(input).some((day) => day !== undefined)
  const days = isAsked ? periodOf(input, today) : { from: addDays(today, 1 - week), until: today }
  const bounds = periodBounds(days, timeZone)
  const [children, dishes] = await Promise.all([childrenEating(tx, bounds), dishesEaten(tx, bounds)])
  return {
    ...days,
    children: children.map((child) => ({ ...child, picture: pictureAddress(addresses, child.picture) })),
    dishes,
  }
}
