import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import type { AwaitingKinds, AwaitingRowWords } from '../../platform/awaiting.ts'
import { aboutWithEntry } from '../../platform/i18n/entry.words.ts'
import type { OversightWording } from '../../platform/oversight.ts'
import { spanDays } from './report.span.ts'

export const reportAwaiting: AwaitingKinds<ReportAwaiting> = {
  reports: { row: (wording, params) => ({ ...reportWords(wording, params), detail: params.byName }) },
  questions: {
    row: (wording, params) => ({
      ...reportWords(wording, params),
      detail: wording.t('report.questionForYou'),
    }),
  },
}

function reportWords(
  wording: OversightWording,
  { kind, subject, childName, entryCode, entryName, ...said }: ReportAwaiting['reports'],
): AwaitingRowWords {
  const { t, sayFeature } = wording
  const entry = entryCode && entryName ? { code: entryCode, name: entryName } : null
  const quote = aboutWithEntry(entry, said.summary)
  const title = sayFeature(kind) ?? t('report.unnamed')
  const about = childName ?? spanDays(said, wording)
  return {
    title: about ? t('report.titled', { title, about }) : title,
    ...(quote && { quote }),
    subject,
  }
}
