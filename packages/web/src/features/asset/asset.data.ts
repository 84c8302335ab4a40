import { asset } from '@daybook/contract/asset/asset.kind.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'

const api = client(asset)

export const assetQuery = (id: string) => ({ ...query(api.get, { id }), staleTime: justRead })
