import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { type Visit as AnyVisit, visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { type VisitState, visitorsChanged } from '@daybook/contract/visitor/visitor.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { aboutClaimedTime } from '../../platform/outbox/outbox.entry.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
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

export type Door = AnswerOf<typeof visitor.operations.getTenantInfo>

/** Asks as anybody at the door does. */
export const doorQuery = (tenantId: string) => ({
  queryKey: [api.getTenantInfo.id, tenantId],
  queryFn: () => api.getTenantInfo({}, { tenantId, quiet: true }),
})

/** Nobody can sign in by a code that does not reach them. */
export const needsStaff = ({ asks, sendsCodes }: Door) => asks === 'code' && !sendsCodes

export const signInVisitor = queueable(api.signInVisitor, {
  label: 'visitor.entrySignIn',
  choices: aboutClaimedTime,
})

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
liveUpdates(api.signInVisitor, { readAgain: [{ read: listVisitors }] })
