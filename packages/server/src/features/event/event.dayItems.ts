// What events have for the day's list of whoever helps with them, and of the rooms that go. Whoever leads one has it as
// the report that is due, as managers do.
import { eventReport } from '@daybook/contract/event/event.report.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import type { DayItems } from '../today/index.ts'
import { eventsOfDays } from './event.queries.ts'

export const eventDayItems: DayItems = {
  async between({ tx, actor }, { from, until }) {
    const { personId, today, rights } = actor
    const rows = await eventsOfDays(tx, { personId, from, until })
    return rows.flatMap(({ id, day, startsAt, summary, isDone, isHelper, staffName }): DueItem[] => {
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
          // The to-do list has what somebody helps with, and not what their room has.
          ...(isHelper ? { staffId: personId, staffName } : { staffId: null, staffName: null }),
          page: `${eventReport.page}?id=${id}`,
        },
      ]
    })
  },
}
