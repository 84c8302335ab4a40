// How changes of food update open screens: lists and counters are read again.
import { food } from '@daybook/contract/food/food.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const api = client(food)
const { countRequests } = client(today)
const lists = [api.list, api.listExpired, api.listToExpire, api.get, countRequests].map((read) => ({ read }))

for (const operation of [api.submit, api.remove, api.end]) liveUpdates(operation, { readAgain: lists })
liveUpdates(api.saveSettings, { readAgain: [{ read: api.getSettings }, { read: api.listToExpire }] })
