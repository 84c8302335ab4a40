import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, query } from '../../platform/query/query.ts'
import './aftercare.live.ts'

const api = client(aftercare)

export type Aftercare = AnswerOf<(typeof aftercare.operations)['get']>

export const aftercareQuery = (id: string) => ({ ...query(api.get, { id }), staleTime: justRead })

export async function recordLook(input: Parameters<typeof api.look>[0]): Promise<void> {
  receiveAnswer(api.look.id, await api.look(input))
}

export async function recordSignature(input: Parameters<typeof api.sign>[0]): Promise<void> {
  receiveAnswer(api.sign.id, await api.sign(input))
}
