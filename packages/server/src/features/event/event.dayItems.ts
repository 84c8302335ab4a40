// What events have for the day's list of whoever helps with them, and of the rooms that go. Whoever leads one has it as
// the report that is due, as managers do.
import { eventReport } from '@daybook/contract/event/event.report.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import type { DayItems } from '../today/index.ts'
import { eventsOfDays } from './event.queries.ts'

/** How many days before an event its helpers have it in the to-do list. Until then they have nothing to do for it. */
const daysAhead = 7

export const eventDayItems: DayItems = {
  async between({ tx, actor }, { from, until }) {
    const { personId, today, rights } = actor
    const rows = await eventsOfDays(tx, { personId, from, until })
    return rows.flatMap(({ id, day, startsAt, summary, isDone, isHelper }): DueItem[] => {
      if (!isHelper && rights.has('report.decide')) return []
      return [
        {
          id: `${id} part`,
          kind: 'due',
          name: isHelper ? 'event.dueTakePart' : 'event.dueOfRoom',
          subject: eventReport.subject,
          about: summary,
          day,
          dueAt: startsAt,
          startsAt,
          status: isDone || day < today ? 'done' : 'pending',
          roomCode: null,
          // The to-do list has what somebody helps with soon, and not what their room has.
          staffId: isHelper && day <= addDays(today, daysAhead) ? personId : null,
          staffName: null,
          page: `${eventReport.page}?id=${id}`,
        },
      ]
    })
  },
}
