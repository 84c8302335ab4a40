import { report } from '@daybook/contract/report/report.contract.ts'
import { type ReportAbility, reportTransitions } from '@daybook/contract/report/report.rules.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { t, wordsOf } from '../../platform/i18n/language.ts'
import { receiveAnswer, refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import type { ReportKind } from './report.view.ts'

/** All abilities except amending. */
export type Offered = Exclude<ReportAbility, 'amend'>
/** `cancelLater` is to cancel what was confirmed. */
export type Decision = Offered | 'cancelLater'

export const needsComment = (decision: Decision): boolean =>
  !['confirm', 'start', 'cancel'].includes(decision)

/** What a decision is called, or asked as; a kind may have words of its own. */
export const decisionWords = (kind: string, part: 'ask' | 'do', decision: Decision): string =>
  wordsOf(`${kind}.${part}.${decision}`) ?? t(`report.${part}.${decision}`)

const questions = client(report)

/** A report as the person sees it. Without its version it is decided as it stands. */
export interface Seen {
  id: string
  version?: number | undefined
}

const isTransition = (decision: Decision) => decision === 'cancelLater' || decision in reportTransitions

/** Sends a decision. A conflict shows who decided first, and refetches the report.
 *  @returns whether it was taken */
export async function decideReport(
  kind: ReportKind,
  seen: Seen,
  decision: Decision,
  comment: string,
): Promise<boolean> {
  const refused = await sendDecision(kind, seen, decision, comment)
  notify(refused ?? t(`report.done.${decision}`))
  return refused === undefined
}

function callOf(api: ReportKind['api'], decision: Decision) {
  if (decision === 'ask' || decision === 'reply') return questions[decision]
  return decision === 'cancelLater' ? api.cancel : api[decision]
}

/** @returns why it was refused, in words */
export async function sendDecision(
  { api }: ReportKind,
  { id, version }: Seen,
  decision: Decision,
  comment: string,
): Promise<string | undefined> {
  const call = callOf(api, decision)
  if (!call) return undefined
  try {
    const input = {
      id,
      ...(isTransition(decision) && version !== undefined && { version }),
      ...(comment !== '' && { mark: comment }),
    }
    const answer = await call(input as { id: string; mark: string }, { quiet: true })
    receiveAnswer(call.id, answer)
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) {
      notify(errorWords(error))
      throw error
    }
    refreshReads(call)
    const name = error.about.byName
    return name ? t('report.reviewedBy', { name }) : errorWords(error)
  }
}
