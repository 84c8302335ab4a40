import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import { reportKindNamed } from '@daybook/contract/report/report.kinds.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const reportAwaiting: AwaitingKinds<ReportAwaiting> = {
  reports: {
    words: (t, count) => t('report.awaiting', { count }),
    to: () => to.todo(),
    row({ t, sayTime, sayFeature }, { kind, childName, summary, byName, submittedAt }) {
      const title = sayFeature(kind) ?? t('report.one')
      return {
        title: childName ? `${title}: ${childName}` : title,
        detail: t('report.by', { name: byName, time: sayTime(submittedAt) }),
        ...(summary && { quote: summary }),
        subject: reportKindNamed(kind)?.subject ?? 'checks',
      }
    },
  },
}
