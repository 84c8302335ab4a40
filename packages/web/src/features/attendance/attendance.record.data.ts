import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { orderOf } from '../../kit/table.ts'
import { client } from '../../platform/api/client.ts'
import { pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'
import { tablePageSize } from '../../platform/screens/table.address.ts'
import './attendance.live.ts'

const api = client(attendance)

export interface RecordFilter {
  from?: string
  until?: string
  code?: string
}

/** The attendance record, a page of its table on a desk, and all of it. */
export const recordQuery = (filter: RecordFilter) => pagedQuery(api.listStays, filter)
export const recordTableQuery = (filter: RecordFilter, sort: string | undefined, current: number) =>
  query(api.listStays, { ...filter, ...orderOf(sort), current, size: tablePageSize })
export const readRecord = (filter: RecordFilter) => readAll(api.listStays, filter)
