import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import { type Awaiting, mostRows } from '../today/index.ts'
import { decides, ownForOthers } from './report.deciders.ts'
import { countAwaiting, pageOfAnyKind } from './report.queries.ts'

/** The reports of all kinds that wait for a decision. */
export const reportAwaiting: Awaiting<ReportAwaiting['reports']> = {
  name: 'reports',
  async count({ tx, actor }) {
    return decides(actor) ? countAwaiting(tx, await ownForOthers(tx, actor)) : 0
  },
  async list({ tx, actor }) {
    if (!decides(actor)) return []
    const without = await ownForOthers(tx, actor)
    const { records } = await pageOfAnyKind(tx, { state: 'submitted', without, current: 1, size: mostRows })
    return records.map(({ id, kind, summary, entry, submittedAt, startsAt, endsAt, ...row }) => {
      const { page = '', subject = 'checks' } = reportKindNamed(kind) ?? {}
      return {
        id,
        dueAt: submittedAt,
        page: `${page}?id=${id}`,
        params: {
          kind,
          subject,
          childName: row.firstName === null ? null : `${row.firstName} ${row.familyName}`,
          summary,
          entryCode: entry?.code ?? null,
          entryName: entry?.name ?? null,
          byName: row.authorName,
          submittedAt,
          startsAt,
          endsAt,
        },
      }
    })
  },
}
