// What the tablet shows. It starts again with each person in the line.
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { idleLimits } from '@daybook/contract/kiosk/kiosk.rules.ts'
import type { Translate } from '../../platform/i18n/keys.ts'

export type Board = AnswerOf<typeof kiosk.operations.getKioskBoard>
/** When it was read; undefined in what a tablet has kept since before it noted that. */
export type ReadBoard = Board & { readAt?: string }
export interface Person {
  id: string
  name: string
  isHere: boolean
}

export type View =
  | { name: 'start' }
  | { name: 'children' }
  | { name: 'staff' }
  | { name: 'visitor'; awaitsCode?: boolean }
  | { name: 'house' }
  | { name: 'child'; person: Person }
  | { name: 'teacher'; person: Person }
  | { name: 'done'; words: string }

/** After how long without a touch the start shows again. */
export function idleLimitOf(view: View): number {
  if (view.name === 'visitor' && view.awaitsCode) return idleLimits.code
  return view.name === 'done' || view.name === 'house' ? idleLimits[view.name] : idleLimits.other
}

/** What is shown, in words. */
export function titleOf(t: Translate, view: Exclude<View, { name: 'start' }>): string {
  if (view.name === 'done') return view.words
  if (view.name === 'child' || view.name === 'teacher') return view.person.name
  return t(`kiosk.${view.name}`)
}
