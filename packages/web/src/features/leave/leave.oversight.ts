import type { LeaveOversight } from '@daybook/contract/leave/leave.contract.ts'
import type { OversightSections } from '../../platform/oversight.ts'

export const leaveOversight: OversightSections<LeaveOversight> = {
  staffAway: {
    order: 5,
    title: 'leave.overseenAway',
    none: 'leave.overseenAwayNone',
    subject: 'leave',
    isInfo: true,
    row({ t, sayDay, dayOf }, { staffName, startsAt, endsAt }) {
      const from = dayOf(startsAt)
      // Leave ends at noon, or with its last day.
      const until = dayOf(new Date(Date.parse(endsAt) - 1).toISOString())
      return {
        title: staffName,
        detail:
          from === until
            ? sayDay(from)
            : t('leave.overseenDays', { from: sayDay(from), until: sayDay(until) }),
      }
    },
  },
}
