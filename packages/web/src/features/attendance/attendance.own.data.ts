import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const api = client(attendance)

/** The person's own work, for everybody who works here. Its events are with the hours, above which it stands. */
export const ownWorkQuery = () => query(api.getOwnWork)
