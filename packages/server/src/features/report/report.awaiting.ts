import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import { reportKindNamed } from '@daybook/contract/report/report.kinds.ts'
import { type Awaiting, mostRows } from '../today/index.ts'
import { countAwaiting, pageOfAnyKind } from './report.queries.ts'

/** Reports of all kinds that a manager has to decide. */
export const reportAwaiting: Awaiting<ReportAwaiting['reports']> = {
  name: 'reports',
  count: async ({ tx, actor }) => (actor.rights.has('report.decide') ? countAwaiting(tx) : 0),
  async list({ tx, actor }) {
    if (!actor.rights.has('report.decide')) return []
    const { records } = await pageOfAnyKind(tx, { state: 'submitted', current: 1, size: mostRows })
    return records.map(({ id, kind, summary, submittedAt, startsAt, endsAt, ...row }) => ({
      id,
      dueAt: submittedAt,
      page: `${reportKindNamed(kind)?.page ?? ''}?id=${id}`,
      params: {
        kind,
        childName: row.firstName === null ? null : `${row.firstName} ${row.familyName}`,
        summary,
        byName: row.authorName,
        submittedAt,
        startsAt,
        endsAt,
      },
    }))
  },
}
