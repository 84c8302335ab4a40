// How changes of food update open screens: lists are read again.
import { food } from '@daybook/contract/food/food.kind.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const api = client(food)
const { list, listExpired, listToExpire, get, getEnding } = api
const lists = [list, listExpired, listToExpire, get, getEnding].map((read) => ({ read }))

for (const operation of [api.submit, api.remove, api.end, api.undoEnd])
  liveUpdates(operation, { readAgain: lists })
liveUpdates(api.saveSettings, { readAgain: [{ read: api.getSettings }, { read: api.listToExpire }] })
