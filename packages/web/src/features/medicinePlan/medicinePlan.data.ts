import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import './medicinePlan.live.ts'

const api = client(medicinePlan)

export const boardQuery = () => ({ ...query(api.getBoard), staleTime: justRead })
export const childListQuery = (childId: string) => ({
  ...query(api.listOfChild, { childId }),
  staleTime: justRead,
})

export const checkDose = queueable(api.checkDose)
export const countDoses = queueable(api.countDoses)
export const giveDose = queueable(api.give)
export const submitAuthority = queueable(api.submitAuthority)
export const endAuthority = queueable(api.endAuthority)
export const confirmToday = queueable(api.confirmToday)

/** Now, as an entry says when it happened. */
export const instant = () => new Date(serverNow()).toISOString()
