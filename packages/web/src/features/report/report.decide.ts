import type { ReportAbility } from '@daybook/contract/report/report.rules.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { t } from '../../platform/i18n/language.ts'
import { receiveAnswer, refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import type { ReportKind } from './report.view.ts'

/** All abilities except amending. */
export type Decision = Exclude<ReportAbility, 'amend'>

export const needsComment = (decision: Decision): boolean =>
  !['confirm', 'start', 'cancel'].includes(decision)

/** Sends a decision. A conflict shows who decided first, and refetches the report. */
export async function decideReport(
  { api }: ReportKind,
  id: string,
  decision: Decision,
  comment: string,
): Promise<void> {
  const call = api[decision]
  if (!call) return
  try {
    const mark = comment === '' ? {} : { mark: comment }
    const answer = await call({ id, ...mark } as { id: string; mark: string }, { quiet: true })
    receiveAnswer(call.id, answer)
    notify(t(`report.done.${decision}`))
  } catch (error) {
    notify(refusalWords(error))
    if (!(error instanceof ApiError)) throw error
    refreshReads(call)
  }
}

function refusalWords(error: unknown): string {
  const name = error instanceof ApiError ? error.about.byName : undefined
  return name ? t('report.reviewedBy', { name }) : errorWords(error)
}
