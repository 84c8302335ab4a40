import { ingredient } from '@daybook/contract/ingredient/ingredient.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'

const api = client(ingredient)

export async function addUsual(): Promise<void> {
  receiveAnswer(api.addUsual.id, await api.addUsual({}))
}

liveUpdates(api.addUsual, {
  readAgain: [{ read: api.list }, { read: client(register).listPicks }],
})
