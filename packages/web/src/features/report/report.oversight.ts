import type { ReportOversight } from '@daybook/contract/report/report.oversight.ts'
import type { OversightSections } from '../../platform/oversight.ts'

export const reportOversight: OversightSections<ReportOversight> = {
  parentsNotTold: {
    order: 2.5,
    title: 'report.overseenNotTold',
    none: 'report.overseenNotToldNone',
    subject: 'accident',
    row: ({ sayFeature, sayTime }, { kind, childName, summary, at }) => ({
      title: childName ?? summary,
      detail: [sayFeature(kind), sayTime(at)].filter(Boolean).join(' · '),
      ...(childName !== null && { quote: summary }),
    }),
  },
}
