import { event } from '@daybook/contract/event/event.contract.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, query } from '../../platform/query/query.ts'
import './event.live.ts'

const api = client(event)

export const rollCallQuery = (id: string) => ({ ...query(api.getRollCall, { id }), staleTime: justRead })

export const startStop = queueable(api.startStop, { label: 'event.rollCall' })
export const markStop = queueable(api.markStop, { label: 'event.rollCall' })
export const finishStop = queueable(api.finishStop, { label: 'event.rollCall' })
