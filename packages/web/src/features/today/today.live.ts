import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveDay } from '../../platform/live/live.updates.ts'

const { listDay, countMonth, getOversight, countRequests, listRequests } = client(today)

// What is recorded of a child anywhere may stand on the briefing of its room.
const getBriefing = { id: 'briefing.getBriefing' }

liveDay([listDay, countMonth, getOversight, countRequests, listRequests, getBriefing])
