// Drills in the day's list: on the last day on which each is held in time, and every day after it.
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { DayItems } from '../today/index.ts'
import { dueDrills } from './drill.handlers.ts'

export const drillDayItems: DayItems = {
  async between({ tx, actor }, { from, until, withOverdue }) {
    const drills = await dueDrills(tx, actor)
    return drills
      .filter(({ dueOn }) => dueOn <= until && (dueOn >= from || withOverdue))
      .map(({ type, dueOn }) => ({
        id: `drill-${type}`,
        kind: 'due' as const,
        name: `drill.due.${type}`,
        subject: 'checks' as const,
        about: '',
        day: dueOn,
        dueAt: instantOf(dueOn, '00:00', actor.timeZone).toISOString(),
        status: dueOn < actor.today ? ('overdue' as const) : ('pending' as const),
        roomCode: null,
        staffId: null,
        staffName: null,
        page: `/pages/manage/drill?type=${type}`,
      }))
  },
}
