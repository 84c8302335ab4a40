import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'
import { spanDays } from './report.span.ts'

export const reportAwaiting: AwaitingKinds<ReportAwaiting> = {
  reports: {
    words: (t, count) => t('report.awaiting', { count }),
    to: () => to.todo(),
    row(wording, { kind, subject, childName, summary, byName, submittedAt, ...span }) {
      const { t, sayTime, sayFeature } = wording
      const title = sayFeature(kind) ?? t('report.unnamed')
      const about = childName ?? spanDays(span, wording)
      return {
        title: about ? t('report.titled', { title, about }) : title,
        detail: t('report.by', { name: byName, time: sayTime(submittedAt) }),
        ...(summary && { quote: summary }),
        subject,
      }
    },
  },
}
