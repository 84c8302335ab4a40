import type { ExpressionBuilder, FilterObject } from 'kysely'

/** Filters by equality for every value that is given; undefined values are ignored:
 *  `.where((eb) => given(eb, { 'task.roomId': roomId, 'task.kind': kind }))`. */
export function given<DB, Tables extends keyof DB>(
  eb: ExpressionBuilder<DB, Tables>,
  wanted: FilterObject<DB, Tables>,
) {
  const present = Object.entries(wanted).filter(([, value]) => value !== undefined)
  return eb.and(Object.fromEntries(present) as FilterObject<DB, Tables>)
}
