import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'
import './leaveBalance.live.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'

const api = client(leaveBalance)

type Operations = typeof leaveBalance.operations
export type Ledger = AnswerOf<Operations['getOwn']>
export type Outlook = NonNullable<AnswerOf<Operations['foresee']>>
export type Foreseen = CallOf<Operations['foresee']>

export const ownQuery = () => ({ ...query(api.getOwn), staleTime: justRead })
export const personQuery = (staffId: string) => ({ ...query(api.getOf, { staffId }), staleTime: justRead })
export const outlookQuery = (asked: Foreseen) => ({ ...query(api.foresee, asked), staleTime: justRead })
export const requestQuery = (id: string) => ({ ...query(api.getOfRequest, { id }), staleTime: justRead })

/** @throws ApiError without showing its message: the form shows it */
export async function enterDays(input: CallOf<Operations['enter']>): Promise<void> {
  receiveAnswer(api.enter.id, await api.enter(input, { quiet: true }))
}
