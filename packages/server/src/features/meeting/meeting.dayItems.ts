// What the action points of meetings have for the day's list of whoever is to do them.

import { instantOf } from '@daybook/contract/kernel/dates.ts'
import { meetingReceipt } from '@daybook/contract/meeting/meeting.kind.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import type { DayItems } from '../today/index.ts'
import { actionsOfDays } from './meeting.queries.ts'

export const meetingDayItems: DayItems = {
  async between({ tx, actor }, wanted) {
    const rows = await actionsOfDays(tx, actor.personId, wanted)
    return rows.map(({ id, meetingId, what, dueOn, doneAt, personId, personName }): DueItem => {
      const open = dueOn < actor.today ? 'overdue' : 'pending'
      return {
        id,
        kind: 'due',
        name: 'meeting.dueAction',
        subject: meetingReceipt.subject,
        about: what,
        day: dueOn,
        dueAt: instantOf(dueOn, '00:00', actor.timeZone).toISOString(),
        status: doneAt === null ? open : 'done',
        roomCode: null,
        staffId: personId,
        staffName: personName,
        page: `${meetingReceipt.page}?id=${meetingId}`,
      }
    })
  },
}
