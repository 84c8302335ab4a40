import type { AnswerValue, Item } from '@daybook/contract/checklist/checklist.rules.ts'
import { hazardReport } from '@daybook/contract/hazard/hazard.report.ts'
import { type Place, placeOf } from '../../platform/screens/places.ts'

interface Wrong {
  value: AnswerValue
  reason?: string | null | undefined
  action?: string | null | undefined
}

/** The form of a hazard with what an answer says. */
export function hazardPlace({ text, type, unit }: Item, { value, reason, action }: Wrong): Place {
  const measured = type === 'number' ? `${text}: ${value} ${unit ?? ''}`.trim() : text
  const what = [measured, reason].filter(Boolean).join('. ')
  const start = { kind: 'hazard', what, measures: action ?? '' }
  return placeOf(hazardReport.form, { start: JSON.stringify(start) })
}
