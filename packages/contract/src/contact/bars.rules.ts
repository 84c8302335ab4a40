// Why somebody may not collect a child, apart from the rule (collect.rules.ts), because home knows what a refusal means and
// decides nothing.
import type { ErrorKey } from '../kernel/errors.ts'

/** Why somebody may not collect, the gravest first. */
export const bars = ['order', 'barred', 'tooYoung', 'ended', 'notYet', 'weekday'] as const
export type Bar = (typeof bars)[number]

/** What a refusal says of each. */
export const refusalOfBar = {
  order: 'COLLECTOR_BY_ORDER',
  barred: 'COLLECTOR_NOT_ALLOWED',
  tooYoung: 'COLLECTOR_TOO_YOUNG',
  ended: 'COLLECTOR_ENDED',
  notYet: 'COLLECTOR_NOT_YET',
  weekday: 'COLLECTOR_NOT_TODAY',
} as const satisfies Record<Bar, ErrorKey>
