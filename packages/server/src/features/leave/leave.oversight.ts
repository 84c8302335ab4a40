import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { LeaveOversight } from '@daybook/contract/leave/leave.oversight.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import type { Oversight } from '../today/index.ts'
import { staffAway } from './leave.queries.ts'

export const leaveOversight: Oversight<LeaveOversight> = {
  async staffAway({ tx, actor }) {
    const away = await staffAway(tx, dayBounds(actor.today, actor.timeZone))
    return away.map(({ id, ...params }) => ({ id, page: `${leaveReport.page}?id=${id}`, params }))
  },
}
