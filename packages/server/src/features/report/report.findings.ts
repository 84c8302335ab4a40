import { reportKindNamed, reportKindNames } from '@daybook/contract/app/report.kinds.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Findings } from '../find/find.parts.ts'
import { newestOf, reportsByIds } from './report.any.queries.ts'
import { childOf, mayRead } from './report.view.ts'

const isForStaff = (name: string) => reportKindNamed(name)?.readers === 'staff'

/** Everybody finds their own reports, and those that they are to follow up. */
export const reportFindings: Findings = {
  kinds({ rights }) {
    if (!rights.has('report.submit')) return []
    const names = rights.has('report.readAll') ? reportKindNames : reportKindNames.filter(isForStaff)
    return names.map((name) => ({ name, some: false }))
  },
  async own({ tx, actor: { personId, rights } }) {
    return rights.has('report.submit') && !rights.has('report.readAll') ? newestOf(tx, personId) : []
  },
  async read({ tx, actor }, ids) {
    const rows = await reportsByIds(tx, ids)
    return rows
      .filter((row) => mayRead(row, actor))
      .map(({ id, kind, summary, entry, at, ...row }) => {
        const child = childOf(row)
        return {
          id,
          kind,
          title: summary,
          entry,
          childName: child && fullName(child),
          at,
          page: `${reportKindNamed(kind)?.page}?id=${id}`,
        }
      })
  },
}
