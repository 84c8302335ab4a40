// What pay parity has for the day's list: a step that was submitted, on that day, until it is decided. For the person and
// for managers. It says nothing of the pay.
import { periodBounds } from '@daybook/contract/kernel/dates.ts'
import { payParityReport } from '@daybook/contract/payParity/payParity.report.ts'
import { decides } from '../report/index.ts'
import { dueItems } from '../today/index.ts'
import { submittedBetween } from './payParity.queries.ts'

// Without whoever is to do it, because the to-do list has the requests of its own.
export const payParityDayItems = dueItems('report.submit', async ({ tx, actor }, wanted) => {
  const { timeZone, personId } = actor
  const authorId = decides(actor) ? undefined : personId
  const rows = await submittedBetween(tx, { ...periodBounds(wanted, timeZone), authorId })
  return rows.map((row) => ({
    id: row.id,
    name: row.authorId === personId ? 'payParity.dueOwn' : 'payParity.dueDecide',
    subject: payParityReport.subject,
    about: row.authorName,
    at: row.submittedAt,
    isDone: !row.isOpen,
    page: `${payParityReport.page}?id=${row.id}`,
  }))
})
