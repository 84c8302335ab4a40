import { food } from '@daybook/contract/food/food.kind.ts'
import type { FoodOutcome } from '@daybook/contract/food/food.rules.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import './food.live.ts'

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
