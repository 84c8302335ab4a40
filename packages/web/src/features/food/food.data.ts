import { food } from '@daybook/contract/food/food.kind.ts'
import type { FoodOutcome } from '@daybook/contract/food/food.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'

export const foodApi = client(food)

export const foodLists = { near: foodApi.listToExpire, expired: foodApi.listExpired }
export const foodListQuery = (list: keyof typeof foodLists) => ({
  ...pagedQuery(foodLists[list], {}),
  staleTime: justRead,
})
export const foodQuery = (id: string) => ({ ...query(foodApi.get, { id }), staleTime: justRead })
export const endingQuery = (id: string) => ({ ...query(foodApi.getEnding, { id }), staleTime: justRead })
export const foodSettingsQuery = () => query(foodApi.getSettings)

export async function endFood(id: string, outcome: FoodOutcome): Promise<void> {
  receiveAnswer(foodApi.end.id, await foodApi.end({ id, outcome }))
}

export async function undoEnd(id: string): Promise<void> {
  receiveAnswer(foodApi.undoEnd.id, await foodApi.undoEnd({ id }))
}

export async function saveNearDays(nearDays: number): Promise<void> {
  receiveAnswer(foodApi.saveSettings.id, await foodApi.saveSettings({ nearDays }))
}

// How changes of food update open screens: lists are read again.
const { list, listExpired, listToExpire, get, getEnding } = foodApi
const lists = [list, listExpired, listToExpire, get, getEnding].map((read) => ({ read }))

for (const operation of [foodApi.submit, foodApi.remove, foodApi.end, foodApi.undoEnd])
  liveUpdates(operation, { readAgain: lists })
liveUpdates(foodApi.saveSettings, {
  readAgain: [{ read: foodApi.getSettings }, { read: foodApi.listToExpire }],
})
