// Whatever happens to a visit, the lists, its page and the counters are read again: not everybody may see all of it.
import { today } from '@daybook/contract/today/today.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { visitorsChanged } from '@daybook/contract/visitor/visitor.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listVisitors, getVisitor } = client(visitor)
const { countRequests, listRequests, listDay, countMonth } = client(today)

const reads = [listVisitors, getVisitor, countRequests, listRequests, listDay, countMonth]

liveUpdates({ id: visitorsChanged }, { readAgain: reads.map((read) => ({ read })) })
