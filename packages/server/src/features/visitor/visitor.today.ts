// Visitors who wait for a teacher stand in the to-do list of managers. With one, a visitor is in that teacher's day's list
// until they have left.
import { dayAt, periodBounds } from '@daybook/contract/kernel/dates.ts'
import type { VisitorAwaiting } from '@daybook/contract/visitor/visitor.contract.ts'
import { type Awaiting, dueItems, mostRows } from '../today/index.ts'
import { countUnassigned, unassigned, visitsOfTeacher } from './visitor.queries.ts'
import { visitPage } from './visitor.view.ts'

export const visitorAwaiting: Awaiting<VisitorAwaiting['visitors']> = {
  name: 'visitors',
  count: async ({ tx, actor }) => (actor.rights.has('visitor.assign') ? countUnassigned(tx) : 0),
  async list({ tx, actor }) {
    if (!actor.rights.has('visitor.assign')) return []
    const rows = await unassigned(tx, mostRows)
    return rows.map(({ id, name, checkedInAt }) => ({
      id,
      dueAt: checkedInAt,
      page: visitPage(id),
      params: { visitorName: name, arrivedAt: checkedInAt },
    }))
  },
}

export const visitorDayItems = dueItems(async ({ tx, actor }, { withOverdue, ...days }) => {
  const { personId, name: staffName, timeZone } = actor
  const rows = await visitsOfTeacher(tx, personId, { ...periodBounds(days, timeZone), withOverdue })
  return rows.map(({ id, name, checkedInAt, checkedOutAt }) => ({
    id,
    name: 'visitor.due',
    subject: 'visitor',
    about: name,
    day: dayAt(new Date(checkedInAt), timeZone),
    isStarted: true,
    isDone: checkedOutAt !== null,
    staff: { id: personId, name: staffName },
    page: visitPage(id),
  }))
})
