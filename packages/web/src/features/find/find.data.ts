import { find } from '@daybook/contract/find/find.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'

const api = client(find)

export const recordsQuery = (text: string) => ({ ...query(api.findRecords, { text }), staleTime: justRead })
