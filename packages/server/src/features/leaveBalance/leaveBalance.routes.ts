import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { implement } from '../../platform/implement.ts'
import { enter, foresee, getOf, getOfRequest, getOwn } from './leaveBalance.handlers.ts'

export const leaveBalanceRoutes = implement(leaveBalance, {
  getOwn: { can: 'report.submit', run: getOwn },
  getOf: { can: 'leave.keepBalance', run: getOf },
  foresee: { can: 'report.submit', run: foresee },
  getOfRequest: { can: 'report.submit', run: getOfRequest },
  enter: { can: 'leave.keepBalance', audit: 'leaveBalance.enter', live: 'leave.keepBalance', run: enter },
})
