// Whatever happens to a visit, the lists and its page are read again: not everybody may see all of it.
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { visitorsChanged } from '@daybook/contract/visitor/visitor.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listVisitors, getVisitor } = client(visitor)

liveUpdates({ id: visitorsChanged }, { readAgain: [{ read: listVisitors }, { read: getVisitor }] })
