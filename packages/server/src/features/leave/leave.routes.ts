import { leave } from '@daybook/contract/leave/leave.contract.ts'
import type { leaveFields } from '@daybook/contract/leave/leave.fields.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { type ReportKind, reportHandlers } from '../report/index.ts'
import { getImpact } from './leave.impact.ts'
import { lockLeaveOf, overlapsLeave } from './leave.queries.ts'

export const leaveReportKind: ReportKind<typeof leaveFields> = {
  ...leaveReport,
  name: 'leave',
  async check({ tx, actor }, { id, columns }) {
    await lockLeaveOf(tx, actor.personId)
    if (await overlapsLeave(tx, actor.personId, { ...columns, id }))
      fail('LEAVE_OVERLAPS', { 'detail.dates': 'LEAVE_OVERLAPS' })
  },
}

export const leaveRoutes = implement(leave, {
  ...reportHandlers(leaveReportKind),
  getImpact: { can: 'report.submit', run: getImpact },
})
