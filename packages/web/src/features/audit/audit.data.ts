import { audit } from '@daybook/contract/audit/audit.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { orderOf } from '../../kit/table.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'
import { tablePageSize } from '../../platform/screens/table.address.ts'

const api = client(audit)

export type AuditEntry = AnswerOf<(typeof audit.operations)['listEntries']>['records'][number]

export interface AuditFilter {
  from: string
  until: string
  person?: string
  record?: string
}

export const entriesQuery = (filter: AuditFilter) => ({
  ...pagedQuery(api.listEntries, filter),
  staleTime: justRead,
})
/** A page of the table on a desk. */
export const tableQuery = (filter: AuditFilter, sort: string | undefined, current: number) => ({
  ...query(api.listEntries, { ...filter, ...orderOf(sort), current, size: tablePageSize }),
  staleTime: justRead,
})
export const readEntries = (filter: AuditFilter) => readAll(api.listEntries, filter)
