import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { client } from '../../platform/api/client.ts'
import { pagedQuery } from '../../platform/query/query.ts'

const { searchStaff } = client(staff)

export const peopleQuery = (name: string) => pagedQuery(searchStaff, { name })
