import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, query } from '../../platform/query/query.ts'
import './aftercare.live.ts'

const api = client(aftercare)

export const aftercareQuery = (id: string) => ({ ...query(api.get, { id }), staleTime: justRead })

export const recordLook = queueable(api.look, { label: 'aftercare.watch' })

export async function recordSignature(input: Parameters<typeof api.sign>[0]): Promise<void> {
  receiveAnswer(api.sign.id, await api.sign(input))
}
