import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import type { SessionState } from '../../platform/session/session.state.ts'
import './report.live.ts'
import type { ListFilter, ReportKind, WireFilter } from './report.view.ts'

const api = client(report)

/** A report of any kind, as the lists of all kinds show it. */
export type AnyReport = AnswerOf<(typeof report.operations)['listAwaiting']>['records'][number]

export const mayDecide = ({ userProfile }: SessionState) =>
  userProfile?.rights.includes('report.decide') ?? false

export const mayReadAll = ({ userProfile }: SessionState) =>
  userProfile?.rights.includes('report.readAll') ?? false

/** Read again whenever its screen opens: others decide reports. */
export const reportQuery = ({ api }: Pick<ReportKind, 'api'>, id: string) => ({
  ...query(api.get, { id }),
  staleTime: justRead,
})

/** A manager sees everybody's reports of a kind, others their own. */
export const listQuery = (
  kind: Pick<ReportKind, 'name' | 'api' | 'report'>,
  filter: ListFilter,
  isOwn: boolean,
) => ({
  ...pagedQuery(listOf(kind, isOwn), {
    ...(filter as WireFilter),
    ...(kind.report.byDay && { descs: 'occurredAt' }),
  }),
  staleTime: justRead,
})

/** What was reported about a child, as far as the person may read it. */
export const ofChildQuery = (childId: string) => ({
  ...pagedQuery(api.listOfChild, { childId }),
  staleTime: justRead,
})

/** The person's own reports, of every kind or of one. */
export const mineQuery = (kind?: string) => ({
  ...pagedQuery(api.listMine, kind === undefined ? {} : { kind }),
  staleTime: justRead,
})

/** The operation that lists the person's own reports of a kind, or everybody's. */
export function listOf({ name, api }: Pick<ReportKind, 'name' | 'api'>, isOwn: boolean) {
  const list = (isOwn && api.listMine) || api.listAll || api.list
  if (!list) throw new Error(`${name} has no list`)
  return list
}
