// A look or a signature changes the page of the accident, and a look changes the day.
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { get, look, sign } = client(aftercare)
const { listDay, countMonth } = client(today)

liveUpdates(look, { readAgain: [get, listDay, countMonth].map((read) => ({ read })) })
liveUpdates(sign, { readAgain: [{ read: get }] })
