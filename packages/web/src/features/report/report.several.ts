import { t } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notice.ts'
import { type Decision, sendDecision } from './report.decide.ts'
import type { ReportKind } from './report.view.ts'

/** Sends the same decision for several reports, one by one, because each is decided by itself. Says how many took it, and
 *  why the first of the others did not. */
export async function decideSeveral(
  kind: ReportKind,
  ids: readonly string[],
  decision: Decision,
  comment: string,
): Promise<void> {
  const refusals: string[] = []
  for (const id of ids) {
    const refused = await sendDecision(kind, id, decision, comment)
    if (refused !== undefined) refusals.push(refused)
  }
  const done = t('report.doneSeveral', { count: ids.length - refusals.length, all: ids.length })
  notify([done, refusals[0]].filter(Boolean).join(' '))
}
