// The planned doses of the children who are here, for pages that show more than medicines.
import { addDays, dayBounds } from '@daybook/contract/kernel/dates.ts'
import { doseDueAt } from '@daybook/contract/medicinePlan/due.rules.ts'
import { whyNot } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { daysBefore, planOf, withDoses } from './medicinePlan.facts.ts'
import { authoritiesHere, dosesSince } from './medicinePlan.queries.ts'

interface Day {
  today: string
  timeZone: string
}

/** By authority, when the next dose is due or may be given, and what that was read from. */
export async function nextDosesHere(tx: Tx, { today, timeZone }: Day, now: Date) {
  const rows = await authoritiesHere(tx, today)
  const authorities = await withDoses(tx, rows, { day: addDays(today, -daysBefore), timeZone })
  return authorities.map((authority, place) => {
    const { id, childId, name, dose, changes } = authority
    const plan = planOf(authority, timeZone, rows[place]?.since)
    return {
      childId,
      next: {
        id,
        name,
        dose,
        dueAt: doseDueAt(plan, now.getTime()),
        from: whyNot(plan, now.getTime())?.from ?? null,
      },
      changes,
    }
  })
}

/** The doses of today, also of authorities that have ended and those that were refused or left out: whoever gives the next one
 *  has to know that the child had none, or did not keep it. */
export async function dosesOfToday(tx: Tx, childIds: readonly string[], { today, timeZone }: Day) {
  const rows = await dosesSince(tx, childIds, dayBounds(today, timeZone).from)
  return rows.map(({ id, childId, at, name, dose, outcome, note, changedAt }) => ({
    childId,
    shown: { id, at, name, dose, ...(outcome !== 'given' && { problem: { outcome, note } }) },
    changedAt,
  }))
}
