import { dish } from '@daybook/contract/dish/dish.kind.ts'
import { ingredient } from '@daybook/contract/ingredient/ingredient.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { justRead, query } from '../../platform/query/query.ts'

const api = client(dish)
const ingredients = client(ingredient)

export const contentsQuery = (id: string) => ({ ...query(api.getContents, { id }), staleTime: justRead })

// A dish names new ingredients, and a corrected ingredient changes every dish that has it.
liveUpdates(api.submit, {
  readAgain: [{ read: api.getContents }, { read: ingredients.list }],
})
for (const operation of [ingredients.submit, client(register).importRows])
  liveUpdates(operation, { readAgain: [{ read: api.getContents }] })
