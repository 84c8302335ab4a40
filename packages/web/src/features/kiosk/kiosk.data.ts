import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'

export const api = client(kiosk)
export const kiosksQuery = () => ({ ...query(api.listKiosks), staleTime: justRead })
