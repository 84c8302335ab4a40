import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, query } from '../../platform/query/query.ts'
import './bottle.live.ts'

const api = client(bottle)

export const bottlesQuery = () => ({ ...query(api.getBoard), staleTime: justRead })
export const makeBottle = queueable(api.make, { label: 'bottle.title' })
export const takeStep = queueable(api.takeStep, { label: 'bottle.title' })
