import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import type { Need } from '../../platform/screens/screens.ts'
import type { SessionState } from '../../platform/session/session.state.ts'
import './report.live.ts'

const api = client(report)

/** A report of any kind, as the lists of all kinds show it. */
export type AnyReport = AnswerOf<(typeof report.operations)['listAwaiting']>['records'][number]

/** What awaits the person, counted by the name that its feature declares. */
export const countsQuery = () => ({ ...query(client(today).countRequests), staleTime: justRead })
export const awaitingQuery = () => ({ ...pagedQuery(api.listAwaiting, {}), staleTime: justRead })

export const mayDecide = ({ userProfile }: SessionState) =>
  userProfile?.rights.includes('report.decide') ?? false

export const todoNeeds = (session: SessionState): Need[] => [
  countsQuery(),
  ...(mayDecide(session) ? [awaitingQuery()] : []),
]
