import { type Visit as AnyVisit, visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { type VisitState, visitorsChanged } from '@daybook/contract/visitor/visitor.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'

export const api = client(visitor)
export type Visit = AnyVisit

export interface VisitFilter {
  text?: string
  state?: VisitState
  from: string
  until: string
}

export const hereQuery = () => ({ ...pagedQuery(api.listVisitors, { state: 'here' }), staleTime: justRead })
export const historyQuery = (filter: VisitFilter) => ({
  ...pagedQuery(api.listVisitors, filter),
  staleTime: justRead,
})
export const readHistory = (filter: VisitFilter) => readAll(api.listVisitors, filter)
export const visitQuery = (id: string) => ({ ...query(api.getVisitor, { id }), staleTime: justRead })

// Whatever happens to a visit, the lists and its page are read again: not everybody may see all of it.
const { listVisitors, getVisitor } = api

liveUpdates({ id: visitorsChanged }, { readAgain: [{ read: listVisitors }, { read: getVisitor }] })
