// An entry changes the balance, and so does leave that is asked for, changed or decided.
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { enter, getOwn, getOf, getOfRequest, foresee } = client(leaveBalance)
const { submit, confirm, refuse, cancel } = client(leave)

const readAgain = [getOwn, getOf, getOfRequest, foresee].map((read) => ({ read }))

for (const change of [enter, submit, confirm, refuse, cancel, { id: 'leave.decided' }])
  liveUpdates(change, { readAgain })
