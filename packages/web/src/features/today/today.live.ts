import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveDay } from '../../platform/live/live.updates.ts'

const { listDay, countMonth, getOversight, countRequests, listRequests } = client(today)

liveDay([listDay, countMonth, getOversight, countRequests, listRequests])
