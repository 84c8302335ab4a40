// A visitor is in the day's list of the teacher who looks after them, until they have left.
import { dayAt, instantOf, periodBounds } from '@daybook/contract/kernel/dates.ts'
import type { DayItems } from '../today/index.ts'
import { visitsOfTeacher } from './visitor.queries.ts'
import { visitPage } from './visitor.view.ts'

export const visitorDayItems: DayItems = {
  async between({ tx, actor }, { withOverdue, ...days }) {
    const bounds = periodBounds(days, actor.timeZone)
    const rows = await visitsOfTeacher(tx, actor.personId, { ...bounds, withOverdue })
    return rows.map(({ id, name, checkedInAt, checkedOutAt }) => {
      const day = dayAt(new Date(checkedInAt), actor.timeZone)
      const open = day < actor.today ? ('overdue' as const) : ('inProgress' as const)
      return {
        id,
        kind: 'due' as const,
        name: 'visitor.due',
        subject: 'visitor' as const,
        about: name,
        day,
        dueAt: instantOf(day, '00:00', actor.timeZone).toISOString(),
        status: checkedOutAt === null ? open : ('done' as const),
        roomCode: null,
        staffId: actor.personId,
        staffName: actor.name,
        page: visitPage(id),
      }
    })
  },
}
