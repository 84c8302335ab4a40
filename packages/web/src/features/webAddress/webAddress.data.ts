import { webAddress } from '@daybook/contract/webAddress/webAddress.kind.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'

export const api = client(webAddress)

/** Asked whenever the screen opens: a manager may have removed the page. */
export const checkQuery = (address: string) => ({ ...query(api.check, { address }), staleTime: justRead })
