import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { receipt } from '@daybook/contract/receipt/receipt.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import './receipt.live.ts'
import type { ListFilter, ReceiptKind, WireFilter } from './receipt.view.ts'

const api = client(receipt)

/** A publication in the list of all kinds that wait for the person. */
export type AnyPublication = AnswerOf<(typeof receipt.operations)['listAwaiting']>['records'][number]

type Answered = { api: Pick<ReceiptKind['api'], 'get' | 'listReceipts'> }

/** Refetched whenever its screen opens, because others publish and answer. */
export const toAnswerQuery = () => ({ ...pagedQuery(api.listAwaiting, {}), staleTime: justRead })

export const publicationQuery = ({ api }: Answered, id: string) => ({
  ...query(api.get, { id }),
  staleTime: justRead,
})

export const listQuery = ({ api }: Pick<ReceiptKind, 'api'>, filter: ListFilter) => ({
  ...pagedQuery(api.list, filter as WireFilter),
  staleTime: justRead,
})

export const receiptsQuery = ({ api }: Answered, id: string, version?: string) => ({
  ...query(api.listReceipts, { id, ...(version !== undefined && { version: Number(version) }) }),
  staleTime: justRead,
})
