// What the action points of meetings have for the day's list of whoever is to do them.
import { meetingReceipt } from '@daybook/contract/meeting/meeting.kind.ts'
import { dueItems } from '../today/index.ts'
import { actionsOfDays } from './meeting.queries.ts'

export const meetingDayItems = dueItems('receipt.answer', async ({ tx, actor }, wanted) => {
  const rows = await actionsOfDays(tx, actor.personId, wanted)
  return rows.map(({ id, meetingId, what, dueOn, doneAt, personId, personName }) => ({
    id,
    name: 'meeting.dueAction',
    subject: meetingReceipt.subject,
    about: what,
    day: dueOn,
    isDone: doneAt !== null,
    staff: { id: personId, name: personName },
    page: `${meetingReceipt.page}?id=${meetingId}`,
  }))
})
