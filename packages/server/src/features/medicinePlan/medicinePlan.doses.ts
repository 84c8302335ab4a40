// The planned doses of the children who are here, for pages that show more than medicines.
import { addDays, dayBounds } from '@daybook/contract/kernel/dates.ts'
import { doseDueAt, isTaken } from '@daybook/contract/medicinePlan/due.rules.ts'
import { whyNot } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { daysBefore, planOf, withDoses } from './medicinePlan.facts.ts'
import { authoritiesHere } from './medicinePlan.queries.ts'

/** By authority: what was taken today, when the next dose is due or may be given, and what both were read from. */
export async function dosesHere(tx: Tx, { today, timeZone }: { today: string; timeZone: string }, now: Date) {
  const rows = await authoritiesHere(tx, today)
  const authorities = await withDoses(tx, rows, { day: addDays(today, -daysBefore), timeZone })
  const start = dayBounds(today, timeZone).from.getTime()
  return authorities.map((authority, place) => {
    const { id, childId, name, dose, doses, changes } = authority
    const plan = planOf(authority, timeZone, rows[place]?.since)
    return {
      childId,
      given: doses
        .filter(({ at, outcome }) => Date.parse(at) >= start && isTaken(outcome))
        .map((one) => ({ id: one.id, at: one.at, name, dose: one.dose })),
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
