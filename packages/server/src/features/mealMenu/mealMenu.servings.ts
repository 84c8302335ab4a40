// What to cook: how many children to serve in each room, and who of them must not have what.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { conflictWith } from '@daybook/contract/dish/dish.rules.ts'
import type { DishCard } from '@daybook/contract/dish/dish.schema.ts'
import { textureOf } from '@daybook/contract/kernel/texture.rules.ts'
import type { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { type ChildDay, childDays } from '../attendance/index.ts'
import { dishCards } from '../dish/index.ts'
import { allRooms } from '../room/room.queries.ts'
import { menuDays } from './mealMenu.days.ts'

export async function getServings({ tx, input }: ContextOf<(typeof mealMenu.operations)['getServings']>) {
  const { day, meal } = input
  const [onMenu] = await menuDays(tx, day, day)
  const { dishIds = [], change = null } = onMenu?.meals.find((one) => one.meal === meal) ?? {}
  const [cards, children, rooms] = await Promise.all([
    dishCards(tx, dishIds),
    childDays(tx, day),
    allRooms(tx),
  ])
  const dishes = dishIds.flatMap((id) => cards.get(id) ?? [])
  const served = Map.groupBy(children.filter(isServed), roomOf)
  return {
    meal,
    dishes,
    change,
    rooms: rooms.map(({ id, name }) => {
      const own = served.get(id) ?? []
      return {
        id,
        name,
        toServe: own.length,
        here: own.filter(isHere).length,
        children: own.flatMap((childDay) => specialOf(childDay, dishes, day)),
      }
    }),
  }
}

const isHere = ({ stays }: ChildDay) => stays.at(-1)?.signedOutAt === null

/** Booked and not away, or here; nobody who has gone home. */
function isServed(childDay: ChildDay): boolean {
  const { expectedFrom, absence, awayUntil } = childDay.expectation
  if (childDay.stays.length > 0) return isHere(childDay)
  return expectedFrom !== null && absence === null && awayUntil === null
}

/** Where the child is, or is enrolled. */
const roomOf = ({ stays, expectation }: ChildDay) => stays.at(-1)?.roomId ?? expectation.roomId

function specialOf({ card }: ChildDay, dishes: readonly DishCard[], day: string) {
  const conflicts = dishes.flatMap((dish) => {
    const conflict = conflictWith(dish.contains, card)
    return conflict ? [{ ...conflict, dishId: dish.id }] : []
  })
  const texture = textureOf(card, day)
  const isUsual = texture === textureOf({ ...card, texture: null }, day)
  if (conflicts.length === 0 && card.dietNote === null && isUsual) return []
  return [
    {
      id: card.id,
      name: fullName(card),
      avoids: [...new Set(conflicts.flatMap(({ avoids }) => avoids))],
      dishIds: conflicts.map(({ dishId }) => dishId),
      isAnaphylaxis: conflicts.some(({ isAnaphylaxis }) => isAnaphylaxis),
      dietNote: card.dietNote,
      texture,
    },
  ]
}
