// What pay parity has for the day's list: a step that was submitted, on that day, until it is decided. For the person and
// for managers. It says nothing of the pay.
import { dayAt, dayBounds } from '@daybook/contract/kernel/dates.ts'
import { payParityReport } from '@daybook/contract/payParity/payParity.report.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import type { DayItems } from '../today/index.ts'
import { submittedBetween } from './payParity.queries.ts'

export const payParityDayItems: DayItems = {
  async between({ tx, actor }, { from, until }) {
    const { timeZone, personId, rights } = actor
    const rows = await submittedBetween(tx, {
      from: dayBounds(from, timeZone).from.toISOString(),
      until: dayBounds(until, timeZone).until.toISOString(),
      authorId: rights.has('report.decide') ? undefined : personId,
    })
    return rows.map(
      ({ id, submittedAt, isOpen, authorId, authorName }): DueItem => ({
        id,
        kind: 'due',
        name: authorId === personId ? 'payParity.dueOwn' : 'payParity.dueDecide',
        subject: payParityReport.subject,
        about: authorName,
        day: dayAt(new Date(submittedAt), timeZone),
        dueAt: submittedAt,
        status: isOpen ? 'pending' : 'done',
        roomCode: null,
        // Without somebody who is to do it, because the to-do list has the requests of its own.
        staffId: null,
        staffName: null,
        page: `${payParityReport.page}?id=${id}`,
      }),
    )
  },
}
