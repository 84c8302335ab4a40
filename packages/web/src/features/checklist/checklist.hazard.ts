import type { Check } from '@daybook/contract/checklist/checklist.kind.ts'
import type { AnswerValue, Item } from '@daybook/contract/checklist/checklist.rules.ts'
import { hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { type Place, placeOf } from '../../platform/screens/places.ts'

/** The check that answers belong to, and what was opened from them. */
export type CheckSource = Pick<Check, 'id' | 'taskId' | 'opened'>

interface Wrong {
  value: AnswerValue
  reason?: string | null | undefined
  action?: string | null | undefined
}

/** The form of a hazard with what an answer says. */
export function hazardPlace(
  { id: itemId, text, type, unit }: Item,
  { value, reason, action }: Wrong,
  check: CheckSource | undefined,
): Place {
  const measured = type === 'number' ? labelled(text, `${value} ${unit ?? ''}`.trim()) : text
  const what = [measured, reason].filter(Boolean).join('. ')
  const start = { kind: 'hazard', what, measures: action ?? '' }
  const { id, taskId } = check ?? {}
  const fromCheck =
    id === undefined ? {} : { fromCheck: JSON.stringify({ id, itemId, ...(taskId && { taskId }) }) }
  return placeOf(hazardReport.form, { start: JSON.stringify(start), ...fromCheck })
}
