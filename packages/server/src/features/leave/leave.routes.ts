import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { type LeaveOversight, leave } from '@daybook/contract/leave/leave.contract.ts'
import type { leaveFields } from '@daybook/contract/leave/leave.fields.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { spanOf } from '@daybook/contract/leave/leave.rules.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { type ReportKind, reportHandlers } from '../report/index.ts'
import { leaveDecided } from '../roster/index.ts'
import type { Oversight } from '../today/index.ts'
import { getImpact } from './leave.impact.ts'
import { lockLeaveOf, overlapsLeave, staffAway } from './leave.queries.ts'

export const leaveOversight: Oversight<LeaveOversight> = {
  staffAway: {
    can: 'report.readAll',
    async list({ tx, actor }) {
      const away = await staffAway(tx, dayBounds(actor.today, actor.timeZone))
      return away.map(({ id, ...params }) => ({ id, page: `${leaveReport.page}?id=${id}`, params }))
    },
  },
}

export const leaveReportKind: ReportKind<typeof leaveFields> = {
  ...leaveReport,
  name: 'leave',
  async check({ tx, actor }, { id, columns }) {
    await lockLeaveOf(tx, actor.personId)
    if (await overlapsLeave(tx, actor.personId, { ...columns, id }))
      fail('LEAVE_OVERLAPS', { 'detail.dates': 'LEAVE_OVERLAPS' })
  },
  decided(context, step, { id, authorId, authorName, detail }) {
    // The schema of the kind guarantees its detail.
    const { dates } = detail as ValuesOf<typeof leaveFields>
    const span = spanOf(dates, context.actor.timeZone)
    return leaveDecided(context, step, { id, personId: authorId, staffName: authorName, ...span })
  },
}

export const leaveRoutes = implement(leave, {
  ...reportHandlers(leaveReportKind),
  getImpact: { can: 'report.submit', run: getImpact },
})
