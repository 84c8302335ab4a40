// What is planned for today: by half hours, by the published week, without staff on leave or who have left, and without
// children who are away or have gone home.
import { coverageOf } from '@daybook/contract/roster/coverage.rules.ts'
import { codeOf, fallsInLeave, mondayOf } from '@daybook/contract/roster/roster.rules.ts'
import type { Place } from '@daybook/contract/rule/rule.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { type ChildDay, childDays } from '../attendance/index.ts'
import { awayIn } from './roster.away.ts'
import { expectedIn, heldCertificates } from './roster.expected.ts'
import { peopleToPlan, rosterOfWeek } from './roster.queries.ts'

/** Empty where no week is published. */
export async function plannedDay(asking: Pick<Context<unknown, Actor>, 'tx' | 'actor'>, place: Place) {
  const { tx, actor } = asking
  const weekOn = mondayOf(actor.today)
  const roster = await rosterOfWeek(tx, weekOn)
  if (!roster) return []
  const away = (await awayIn(asking, weekOn)).filter(({ isConfirmed }) => isConfirmed)
  const here = new Set((await peopleToPlan(tx)).map(({ id }) => id))
  const shifts = roster.detail.shifts.filter(
    (shift) => here.has(shift.personId) && !fallsInLeave(shift, away),
  )
  const gone = (await childDays(tx, actor.today)).filter(comesNoMore).map(({ card }) => card.id)
  const { bookings } = await expectedIn(tx, weekOn, new Set(gone))
  const certificates = await heldCertificates(tx)
  const halfHours = coverageOf(
    { ...place, weekOn, rooms: [], shifts, bookings, certificates },
    codeOf(actor.today),
  )
  return halfHours.map(({ at, whole }) => ({ at, ...whole }))
}

/** Signed out again, or known to be away. */
function comesNoMore({ stays, expectation }: ChildDay): boolean {
  const last = stays.at(-1)
  return last ? last.signedOutAt !== null : expectation.absence !== null || expectation.awayUntil !== null
}
