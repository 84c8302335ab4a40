// Who is watched after a blow to the head: children who are here now, with the times of their looks.
import { isWatched, watchTimes } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { Tx } from '../../platform/database/database.ts'
import { incidentsOfPresent, watchPlanOf } from './aftercare.queries.ts'

/** @param today the centre's day */
export async function watchedChildren(tx: Tx, { today, timeZone }: { today: string; timeZone: string }) {
  const rows = await incidentsOfPresent(tx, dayBounds(today, timeZone))
  const watched = rows.filter(({ bodyParts }) => isWatched(bodyParts))
  if (watched.length === 0) return []
  const plan = await watchPlanOf(tx)
  return watched.map((row) => ({ ...row, times: watchTimes(plan, row.occurredAt) }))
}
