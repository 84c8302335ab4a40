import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { signInFirst } from '../attendance/index.ts'
import './medicinePlan.live.ts'

const api = client(medicinePlan)

export const boardQuery = () => ({ ...query(api.getBoard), staleTime: justRead })
export const childListQuery = (childId: string) => ({
  ...query(api.listOfChild, { childId }),
  staleTime: justRead,
})

export const checkDose = queueable(api.checkDose, { label: 'medicinePlan.title' })
export const countDoses = queueable(api.countDoses, { label: 'medicinePlan.title' })
export const giveDose = queueable(api.give, {
  label: 'medicinePlan.title',
  choices: { CHILD_NOT_PRESENT: [signInFirst] },
})
export const submitAuthority = queueable(api.submitAuthority, { label: 'medicinePlan.title' })
export const endAuthority = queueable(api.endAuthority, { label: 'medicinePlan.title' })
export const confirmToday = queueable(api.confirmToday, { label: 'medicinePlan.title' })

/** Now, as an entry says when it happened. */
export const instant = () => new Date(serverNow()).toISOString()
