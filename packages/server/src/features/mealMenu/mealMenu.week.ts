// The menu as all staff see it, and what was on it.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { conflictWith } from '@daybook/contract/dish/dish.rules.ts'
import type { DishCard } from '@daybook/contract/dish/dish.schema.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { mondayOf } from '@daybook/contract/mealMenu/mealMenu.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { dishCards } from '../dish/index.ts'
import { allRooms } from '../room/room.queries.ts'
import { dishesWith, enrolledBetween, findIngredient, presentOn } from './mealMenu.children.queries.ts'
import { type MenuDay, menuDays } from './mealMenu.days.ts'

type Operations = typeof mealMenu.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Enrolled = Awaited<ReturnType<typeof enrolledBetween>>

const dishIdsOf = (days: readonly MenuDay[]) =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishIds }) => dishIds))

export async function getWeek({ tx, actor, input }: Of<'getWeek'>) {
  const from = mondayOf(input.day)
  const until = addDays(from, 6)
  const days = await menuDays(tx, from, until)
  const mayRead = actor.rights.has('child.read')
  const [cards, children, rooms] = await Promise.all([
    dishCards(tx, dishIdsOf(days)),
    mayRead ? enrolledBetween(tx, from, until) : [],
    allRooms(tx),
  ])
  return {
    days: days.map(({ meals, ...day }) => {
      const enrolled = children.filter(
        ({ startsOn, endsOn }) => startsOn <= day.day && (endsOn === null || endsOn >= day.day),
      )
      return {
        ...day,
        meals: meals.map(({ dishIds, ...meal }) => ({
          ...meal,
          dishes: dishIds.flatMap((id) => {
            const card = cards.get(id)
            return card ? [{ ...card, avoiding: avoiding(card, enrolled) }] : []
          }),
        })),
      }
    }),
    rooms: rooms.map(({ id, name }) => ({ id, name })),
  }
}

const avoiding = ({ contains }: DishCard, enrolled: Enrolled) =>
  enrolled.flatMap((child) => {
    const conflict = conflictWith(contains, child)
    return conflict ? [{ childId: child.id, name: fullName(child), roomId: child.roomId, ...conflict }] : []
  })

export async function recall({ tx, input }: Of<'recall'>) {
  const { ingredientId, from, until } = input
  found(await findIngredient(tx, ingredientId))
  const [days, having] = await Promise.all([menuDays(tx, from, until), dishesWith(tx, ingredientId)])
  const hadOn = (dishId: string, day: string) =>
    having.some((one) => one.dishId === dishId && (one.lastDay === null || day <= one.lastDay))
  const hits = days.flatMap(({ day, meals }) => {
    const found = meals
      .map(({ meal, dishIds }) => ({ meal, dishIds: dishIds.filter((id) => hadOn(id, day)) }))
      .filter(({ dishIds }) => dishIds.length > 0)
    return found.length > 0 ? [{ day, meals: found }] : []
  })
  const [cards, present] = await Promise.all([
    dishCards(
      tx,
      having.map(({ dishId }) => dishId),
    ),
    presentOn(
      tx,
      hits.map(({ day }) => day),
    ),
  ])
  const childrenOn = Map.groupBy(present, ({ day }) => day)
  return hits.map(({ day, meals }) => ({
    day,
    meals: meals.map(({ meal, dishIds }) => ({
      meal,
      dishes: dishIds.flatMap((id) => cards.get(id)?.name ?? []),
    })),
    children: (childrenOn.get(day) ?? []).map((child) => ({
      id: child.id,
      name: fullName(child),
      roomName: child.roomName,
    })),
  }))
}
