// Follow-ups and hazards in the day's list, for their assignees and for managers.
import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { dueItems } from '../today/index.ts'
import { decides } from './report.deciders.ts'
import { dueReports } from './report.due.queries.ts'

export const reportDayItems = dueItems('report.submit', async ({ tx, actor }, wanted) => {
  const ofPerson = decides(actor) ? undefined : actor.personId
  const rows = await dueReports(tx, { ...wanted, ofPerson })
  return rows.flatMap(({ kind, staffId, staffName, ...row }) => {
    const known = reportKindNamed(kind)
    if (!known) return []
    const { subject, page } = known
    const staff = { id: staffId, name: staffName }
    return [{ ...row, name: `${kind}.due`, subject, staff, page: `${page}?id=${row.id}` }]
  })
})
