import type { ReportOversight } from '@daybook/contract/report/report.oversight.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Oversight } from '../today/index.ts'
import { reportPage, untoldReports } from './report.told.ts'

export const reportOversight: Oversight<ReportOversight> = {
  parentsNotTold: {
    can: 'report.readAll',
    async list({ tx, clock }) {
      const rows = await untoldReports(tx, clock.now(), { most: mostRows })
      return rows.map(({ id, kind, childName, summary, at }) => ({
        id,
        page: reportPage(kind, id),
        params: { kind, childName, summary, at },
      }))
    },
  },
}
