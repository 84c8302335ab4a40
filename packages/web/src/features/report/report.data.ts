import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { orderOf } from '../../kit/table.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { tablePageSize } from '../../platform/screens/table.address.ts'
import type { SessionState } from '../../platform/session/session.state.ts'
import './report.live.ts'
import type { ListFilter, ReportKind, WireFilter } from './report.view.ts'

const api = client(report)

/** A report in the lists of all kinds. */
export type AnyReport = AnswerOf<(typeof report.operations)['listAwaiting']>['records'][number]

export const mayDecide = ({ userProfile }: SessionState) =>
  userProfile?.rights.includes('report.decide') ?? false

export const mayReadAll = ({ userProfile }: SessionState) =>
  userProfile?.rights.includes('report.readAll') ?? false

/** Refetched whenever its screen opens, because others decide reports. */
export const reportQuery = ({ api }: Pick<ReportKind, 'api'>, id: string) => ({
  ...query(api.get, { id }),
  staleTime: justRead,
})

type Listed = Pick<ReportKind, 'name' | 'api' | 'report'>

/** What the server gets: the filter, and the order of the reader or of the kind. */
function wireOf({ report }: Listed, { sort, page: _, open: __, ...filter }: ListFilter) {
  const order = sort ? orderOf(sort) : { ...(report.byDay && { descs: 'occurredAt' }) }
  return { ...(filter as WireFilter), ...order }
}

export const listQuery = (kind: Listed, filter: ListFilter, isOwn: boolean) => ({
  ...pagedQuery(listOf(kind, isOwn), wireOf(kind, filter)),
  staleTime: justRead,
})

/** A page of the table on a desk. */
export const tableQuery = (kind: Listed, filter: ListFilter, isOwn: boolean, current: number) => ({
  ...query(listOf(kind, isOwn), { ...wireOf(kind, filter), current, size: tablePageSize }),
  staleTime: justRead,
})

/** The reports about a child that the person may read. */
export const ofChildQuery = (childId: string) => ({
  ...pagedQuery(api.listOfChild, { childId }),
  staleTime: justRead,
})

/** The person's own reports, of all kinds unless `kind` is given. */
export const mineQuery = (kind?: string) => ({
  ...pagedQuery(api.listMine, kind === undefined ? {} : { kind }),
  staleTime: justRead,
})

/** The operation that lists the reports of a kind: the person's own, or everybody's. */
export function listOf({ name, api }: Pick<ReportKind, 'name' | 'api'>, isOwn: boolean) {
  const list = (isOwn && api.listMine) || api.listAll || api.list
  if (!list) throw new Error(`${name} has no list`)
  return list
}
