import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { aboutWithEntry } from '../../platform/i18n/entry.words.ts'
import { to } from '../../platform/screens/places.ts'
import { spanDays } from './report.span.ts'

export const reportAwaiting: AwaitingKinds<ReportAwaiting> = {
  reports: {
    words: (t, count) => t('report.awaiting', { count }),
    to: () => to.todo(),
    row(wording, { kind, subject, childName, entryCode, entryName, byName, submittedAt, ...said }) {
      const { t, sayTime, sayFeature } = wording
      const entry = entryCode && entryName ? { code: entryCode, name: entryName } : null
      const quote = aboutWithEntry(entry, said.summary)
      const title = sayFeature(kind) ?? t('report.unnamed')
      const about = childName ?? spanDays(said, wording)
      return {
        title: about ? t('report.titled', { title, about }) : title,
        detail: t('report.by', { name: byName, time: sayTime(submittedAt) }),
        ...(quote && { quote }),
        subject,
      }
    },
  },
}
