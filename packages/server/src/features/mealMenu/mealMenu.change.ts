// A change of the menu for one day, in the place of the rotation. Everybody who records care is told.

import type { MealTime } from '@daybook/contract/meal/meal.rules.ts'
import { mealTimesEn, mealTimesZh } from '@daybook/contract/meal/meal.words.ts'
import { type mealMenu, mealMenuMessages } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { alerts, tell } from '../notification/index.ts'
import { refuseDishes } from './mealMenu.plan.ts'
import { changeById, insertChange } from './mealMenu.queries.ts'

type Operations = typeof mealMenu.operations

export const mealMenuAlerts = alerts(mealMenuMessages, {
  changed: {
    topic: 'notice',
    to: 'care.record',
    words: {
      'en-US': ({ meal, day }) => `${mealTimesEn[meal]} has changed (${day})`,
      'zh-CN': ({ meal, day }) => `${mealTimesZh[meal]}有变动（${day}）`,
    },
  },
})

interface Change {
  id: string
  day: string
  meal: MealTime
}

/** @returns whether it is new; nothing of a past day changes */
async function keep(
  { tx, actor, clock, ids, input, alreadyDone }: Context<Change, Actor>,
  reason: string | null,
  dishIds: readonly string[],
): Promise<boolean> {
  const { id, day, meal } = input
  if (day < actor.today) fail('MENU_DAY_PAST')
  const change = { id, day, meal, reason, byId: actor.personId, at: clock.now().toISOString() }
  const dishes = [...new Set(dishIds)].map((dishId, place) => ({ id: ids(), dishId, place }))
  if (await insertChange(tx, change, dishes)) return true
  const known = await changeById(tx, id)
  if (known?.day !== day || known.meal !== meal || known.byId !== actor.personId) fail('RECORD_EXISTS')
  alreadyDone()
  return false
}

export async function changeDay(context: ContextOf<Operations['changeDay']>): Promise<null> {
  const { tx, actor, input } = context
  const { id, day, meal, reason, dishIds } = input
  await refuseDishes(tx, dishIds, true)
  if (await keep(context, reason, dishIds))
    await tell(context, mealMenuAlerts.changed, [
      {
        params: { day, meal, reason, byName: actor.name },
        link: `/pages/home/menu?day=${day}`,
        causeId: id,
        except: [actor.personId],
      },
    ])
  return null
}

export async function revertDay(context: ContextOf<Operations['revertDay']>): Promise<null> {
  await keep(context, null, [])
  return null
}
