// Visitors who wait for a teacher stand in the to-do list of managers, and of the host, who can take them. With one, a visitor is in that teacher's day's list
// until they have left.
import { dayAt, periodBounds } from '@daybook/contract/kernel/dates.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { VisitorAwaiting } from '@daybook/contract/visitor/visitor.contract.ts'
import type { Actor } from '../../platform/context.ts'
import { type Awaiting, dueItems } from '../today/index.ts'
import { countUnassigned, unassigned, visitsOfTeacher } from './visitor.queries.ts'
import { visitPage } from './visitor.view.ts'

const mayTake = ({ rights }: Actor) => rights.has('visitor.assign') || rights.has('visitor.receive')
const ofHost = ({ rights, personId }: Actor) => (rights.has('visitor.assign') ? undefined : personId)

export const visitorAwaiting: Awaiting<VisitorAwaiting['visitors']> = {
  name: 'visitors',
  can: 'visitor.read',
  does: 'do',
  whose: 'shared',
  count: async ({ tx, actor }) => (mayTake(actor) ? countUnassigned(tx, ofHost(actor)) : 0),
  async list({ tx, actor }) {
    if (!mayTake(actor)) return []
    const rows = await unassigned(tx, mostRows, ofHost(actor))
    return rows.map(({ id, name, checkedInAt }) => ({
      id,
      since: checkedInAt,
      page: visitPage(id),
      params: { visitorName: name },
    }))
  },
}

export const visitorDayItems = dueItems('visitor.read', async ({ tx, actor }, { withOverdue, ...days }) => {
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
