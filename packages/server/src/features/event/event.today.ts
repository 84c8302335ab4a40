// What events have for the day's list of whoever helps with them, and of the rooms that go. Whoever leads one has it as
// the report that is due, as managers do.
import { eventReport } from '@daybook/contract/event/event.report.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { dueItems } from '../today/index.ts'
import { eventsOfDays } from './event.queries.ts'

/** How many days before an event its helpers have it in the to-do list. Until then they have nothing to do for it. */
const daysAhead = 7

export const eventDayItems = dueItems('report.submit', async ({ tx, actor }, { from, until }) => {
  const { personId, today, rights } = actor
  const rows = await eventsOfDays(tx, { personId, from, until })
  return rows
    .filter(({ isHelper }) => isHelper || !rights.has('report.decide'))
    .map(({ id, day, startsAt, summary, isDone, isHelper }) => ({
      id: `${id} part`,
      name: isHelper ? 'event.dueTakePart' : 'event.dueOfRoom',
      subject: eventReport.subject,
      about: summary,
      day,
      startsAt,
      isDone: isDone || day < today,
      // The to-do list has what somebody helps with soon, and not what their room has.
      ...(isHelper && day <= addDays(today, daysAhead) && { staff: { id: personId, name: null } }),
      page: `${eventReport.page}?id=${id}`,
    }))
})
