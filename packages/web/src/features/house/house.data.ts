import { house } from '@daybook/contract/house/house.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'
import './house.live.ts'

export const api = client(house)
export type House = AnswerOf<typeof house.operations.getHouse>

export const houseQuery = () => ({ ...query(api.getHouse), staleTime: justRead })
