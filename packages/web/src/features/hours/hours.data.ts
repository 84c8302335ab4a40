import { hours } from '@daybook/contract/hours/hours.contract.ts'
import type { Period } from '@daybook/contract/kernel/period.rules.ts'
import { client } from '../../platform/api/client.ts'
import { pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'
import './hours.live.ts'

const api = client(hours)

export interface ChildrenFilter extends Period {
  code?: string
}
export const childrenQuery = (filter: ChildrenFilter) => pagedQuery(api.listOfChildren, filter)
export const readChildren = (filter: ChildrenFilter) => readAll(api.listOfChildren, filter)

export const staffQuery = (period: Period) => pagedQuery(api.listOfStaff, period)
export const ownQuery = (period: Period) => query(api.listOwn, period)
export const readStaff = (period: Period) => readAll(api.listOfStaff, period)
