import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, query } from '../../platform/query/query.ts'

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

/** @throws ApiError without showing its message: the form shows it */
export async function setWeek(input: CallOf<Operations['setWeek']>): Promise<void> {
  receiveAnswer(api.setWeek.id, await api.setWeek(input, { quiet: true }))
}

// An entry changes the balance, and so does leave that is asked for, changed or decided.
const { enter, getOwn, getOf, getOfRequest, foresee } = api
const { submit, confirm, refuse, cancel, getImpact } = client(leave)

const readAgain = [getOwn, getOf, getOfRequest, foresee].map((read) => ({ read }))

liveUpdates(api.setWeek, { readAgain: [...readAgain, { read: getImpact }] })
for (const change of [enter, submit, confirm, refuse, cancel, { id: 'leave.decided' }])
  liveUpdates(change, { readAgain })
