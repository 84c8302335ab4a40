// Follow-ups and hazards in the day's list, for their assignees and for managers.

import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { DayItems } from '../today/index.ts'
import { decides } from './report.deciders.ts'
import { dueReports } from './report.due.queries.ts'

export const reportDayItems: DayItems = {
  async between({ tx, actor }, wanted) {
    const ofPerson = decides(actor) ? undefined : actor.personId
    const rows = await dueReports(tx, { ...wanted, ofPerson })
    return rows.flatMap(({ id, kind, day, isDone, startsAt, about, staffId, staffName }) => {
      const known = reportKindNamed(kind)
      if (!known) return []
      const open = day < actor.today ? ('overdue' as const) : ('pending' as const)
      return [
        {
          id,
          kind: 'due' as const,
          name: `${kind}.due`,
          subject: known.subject,
          about,
          day,
          dueAt: startsAt ?? instantOf(day, '00:00', actor.timeZone).toISOString(),
          ...(startsAt !== null && { startsAt }),
          status: isDone ? ('done' as const) : open,
          roomCode: null,
          staffId,
          staffName,
          page: `${known.page}?id=${id}`,
        },
      ]
    })
  },
}
