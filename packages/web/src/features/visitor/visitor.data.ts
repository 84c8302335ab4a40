import { type Visit as AnyVisit, visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import type { VisitState } from '@daybook/contract/visitor/visitor.rules.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'
import './visitor.live.ts'

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
