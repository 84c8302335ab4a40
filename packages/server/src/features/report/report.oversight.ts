import { reportKindNamed, reportKindNames } from '@daybook/contract/app/report.kinds.ts'
import type { ReportOversight } from '@daybook/contract/report/report.oversight.ts'
import { mostRows, type Oversight } from '../today/index.ts'
import { parentsNotTold } from './report.told.queries.ts'

/** Longer ago than this it stands in the report alone. */
const kept = 7 * 86_400_000

/** The kinds that ask whether the parents have been told. */
const asking = reportKindNames.filter((name) => 'parentsTold' in (reportKindNamed(name)?.fields ?? {}))

export const reportOversight: Oversight<ReportOversight> = {
  parentsNotTold: {
    can: 'report.readAll',
    async list({ tx, clock }) {
      const since = new Date(clock.now().getTime() - kept)
      const rows = await parentsNotTold(tx, { kinds: asking, since, most: mostRows })
      return rows.map(({ id, ...params }) => ({
        id,
        page: `${reportKindNamed(params.kind)?.page}?id=${id}`,
        params,
      }))
    },
  },
}
