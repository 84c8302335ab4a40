import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { mealMenu } from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { mondayOf } from '@daybook/contract/mealMenu/mealMenu.rules.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import './mealMenu.live.ts'

/** Dishes as a field of a form: what is chosen at the start. */
export const chosenIn = (dishes: readonly { id: string; name: string }[]) => ({
  stored: { dishes: dishes.map(({ id }) => id).join(',') },
  names: Object.fromEntries(dishes.map(({ id, name }) => [id, name])),
})

export const idsIn = (chosen: string | null): string[] => (chosen ? chosen.split(',') : [])

const api = client(mealMenu)
type Operations = typeof mealMenu.operations
export type MenuWeek = AnswerOf<Operations['getWeek']>
export type MenuDay = MenuWeek['days'][number]
export type DayMeal = MenuDay['meals'][number]
export type Plan = AnswerOf<Operations['getPlan']>
export type Shopping = AnswerOf<Operations['getShopping']>
export type Eaten = AnswerOf<Operations['getEaten']>
export type Servings = AnswerOf<Operations['getServings']>

/** By its Monday, so that all days of a week read the same. */
export const weekQuery = (day: string) => ({
  ...query(api.getWeek, { day: mondayOf(day) }),
  staleTime: justRead,
})
export const planQuery = (id: string) => ({ ...query(api.getPlan, { id }), staleTime: justRead })
export const servingsQuery = (input: CallOf<Operations['getServings']>) => ({
  ...query(api.getServings, input),
  staleTime: justRead,
})
export const shoppingQuery = (day: string) => ({ ...query(api.getShopping, { day }), staleTime: justRead })
export const eatenQuery = (input: CallOf<Operations['getEaten']>) => ({
  ...query(api.getEaten, input),
  staleTime: justRead,
})
export const recallQuery = (input: CallOf<Operations['recall']>) => ({
  ...query(api.recall, input),
  staleTime: justRead,
})

/** What a screen of the week needs; without a day, of this week. */
export const weekNeeds = (day: string | undefined) =>
  weekQuery(day ?? dayAt(new Date(serverNow()), session.get().tenantInfo?.timeZone ?? 'UTC'))

type Writes = 'setDishes' | 'copyWeek' | 'publish' | 'changeDay' | 'revertDay'

/** @throws ApiError, which has been shown unless `quiet` */
async function write<K extends Writes>(name: K, input: CallOf<Operations[K]>, quiet = false): Promise<void> {
  const call = api[name] as (input: unknown, options: { quiet: boolean }) => Promise<null>
  receiveAnswer(api[name].id, await call(input, { quiet }))
}

export const setDishes = (input: CallOf<Operations['setDishes']>) => write('setDishes', input, true)
export const copyWeek = (input: CallOf<Operations['copyWeek']>) => write('copyWeek', input, true)
export const publishMenu = (id: string) => write('publish', { id })
export const changeDay = (input: CallOf<Operations['changeDay']>) => write('changeDay', input, true)
export const revertDay = (input: CallOf<Operations['revertDay']>) => write('revertDay', input)
