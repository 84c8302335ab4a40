// The rotation of a menu, which is filled in meal by meal and published once.
import { isUnknown } from '@daybook/contract/dish/dish.rules.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { mealTimes } from '@daybook/contract/meal/meal.rules.ts'
import type { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { dishCards } from '../dish/index.ts'
import {
  dishesInUse,
  endPlanned,
  findMenu,
  insertPlanned,
  lockMenu,
  plannedNow,
  setPublished,
} from './mealMenu.queries.ts'

type Operations = typeof mealMenu.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function getPlan({ tx, input }: Of<'getPlan'>) {
  const menu = found(await findMenu(tx, input.id))
  const planned = (await plannedNow(tx, menu.id)).filter(({ week }) => week <= menu.weeks)
  const cards = await dishCards(
    tx,
    planned.map(({ dishId }) => dishId),
  )
  const cells = Map.groupBy(
    planned,
    ({ week, weekday, meal }) => `${week} ${weekday} ${mealTimes.indexOf(meal)}`,
  )
  return {
    ...menu,
    cells: [...cells.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, rows]) => {
        const [first] = rows
        const dishes = rows.flatMap(({ dishId }) => cards.get(dishId) ?? [])
        return first ? [{ week: first.week, weekday: first.weekday, meal: first.meal, dishes }] : []
      }),
  }
}

/** Refuses dishes that the centre does not have, and for a published menu those whose contents nobody knows. */
export async function refuseDishes(tx: Tx, dishIds: readonly string[], isPublished: boolean): Promise<void> {
  const there = await dishesInUse(tx, dishIds)
  if (dishIds.some((id) => !there.includes(id))) fail('NOT_FOUND', { dishIds: 'NOT_THERE' })
  if (isPublished) await refuseUnknown(tx, dishIds)
}

async function refuseUnknown(tx: Tx, dishIds: readonly string[]): Promise<void> {
  const unknown = [...(await dishCards(tx, dishIds)).values()].filter(isUnknown)
  if (unknown.length > 0)
    failAbout('MENU_DISH_UNKNOWN', { dishes: unknown.map(({ name }) => name).join(', ') })
}

/** The first day that a change counts for; null for a draft, which has no days yet. */
const countsFrom = ({ publishedAt }: { publishedAt: string | null }, today: string) =>
  publishedAt === null ? null : addDays(today, 1)

export async function setDishes({ tx, actor, ids, input, alreadyDone }: Of<'setDishes'>): Promise<null> {
  const { week, weekday, meal } = input
  const menu = found(await lockMenu(tx, input.id))
  if (week > menu.weeks) fail('VALIDATION_FAILED', { week: 'TOO_LARGE' })
  const dishIds = [...new Set(input.dishIds)]
  await refuseDishes(tx, dishIds, menu.publishedAt !== null)
  const before = (await plannedNow(tx, menu.id)).filter(
    (row) => row.week === week && row.weekday === weekday && row.meal === meal,
  )
  if (before.map(({ dishId }) => dishId).join() === dishIds.join()) {
    alreadyDone()
    return null
  }
  const since = countsFrom(menu, actor.today)
  await endPlanned(tx, { menuId: menu.id, week, weekday, meal }, since)
  await insertPlanned(
    tx,
    dishIds.map((dishId, place) => ({
      id: ids(),
      menuId: menu.id,
      week,
      weekday,
      meal,
      place,
      dishId,
      since,
    })),
  )
  return null
}

export async function copyWeek({ tx, actor, ids, input, alreadyDone }: Of<'copyWeek'>): Promise<null> {
  const { from, to } = input
  const menu = found(await lockMenu(tx, input.id))
  if (Math.max(from, to) > menu.weeks) fail('VALIDATION_FAILED', { to: 'TOO_LARGE' })
  const planned = await plannedNow(tx, menu.id)
  const keyOf = (week: number) =>
    planned
      .filter((row) => row.week === week)
      .map(({ weekday, meal, dishId }) => `${weekday} ${meal} ${dishId}`)
      .join()
  if (keyOf(from) === keyOf(to)) {
    alreadyDone()
    return null
  }
  const since = countsFrom(menu, actor.today)
  await endPlanned(tx, { menuId: menu.id, week: to, weekday: undefined, meal: undefined }, since)
  await insertPlanned(
    tx,
    planned
      .filter(({ week }) => week === from)
      .map(({ until: _, ...row }, place) => ({ ...row, id: ids(), week: to, place, since })),
  )
  return null
}

export async function publishMenu({ tx, actor, clock, input, alreadyDone, auditSubjects }: Of<'publish'>) {
  const menu = found(await lockMenu(tx, input.id))
  auditSubjects(menu.id)
  if (menu.publishedAt !== null) {
    alreadyDone()
    return null
  }
  const planned = (await plannedNow(tx, menu.id)).filter(({ week }) => week <= menu.weeks)
  if (planned.length === 0) fail('MENU_EMPTY')
  await refuseUnknown(
    tx,
    planned.map(({ dishId }) => dishId),
  )
  await setPublished(tx, menu.id, clock.now().toISOString(), actor.personId)
  return null
}
