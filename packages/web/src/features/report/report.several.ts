import { t } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notice.ts'
import { type Decision, type Seen, sendDecision } from './report.decide.ts'
import type { ReportKind } from './report.view.ts'

/** Sends the same decision for several reports, one by one, because each is decided by itself. Says how many took it, and
 *  why the first of the others did not. */
export async function decideSeveral(
  kind: ReportKind,
  reports: readonly Seen[],
  decision: Decision,
  comment: string,
): Promise<void> {
  const refusals: string[] = []
  for (const seen of reports) {
    const refused = await sendDecision(kind, seen, decision, comment)
    if (refused !== undefined) refusals.push(refused)
  }
  const done = t('report.doneSeveral', { count: reports.length - refusals.length, all: reports.length })
  notify([done, refusals[0]].filter(Boolean).join(' '))
}
