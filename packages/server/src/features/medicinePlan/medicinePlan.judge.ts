// A parent's word, or the end of an authority, may arrive late, from a device without a network, and show that a dose was
// wrong. The dose was right by what was known when it was recorded, so nothing else tells anybody.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { isTaken } from '@daybook/contract/medicinePlan/due.rules.ts'
import { type DoseConflict, whyNot } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { idOf } from '../../platform/ids.ts'
import { tell } from '../notification/index.ts'
import { type Authority, authorityAt, planOf } from './medicinePlan.facts.ts'
import { findAuthority, nameOf } from './medicinePlan.queries.ts'
import { medicinePage, medicinePlanAlerts } from './medicinePlan.watch.ts'

type Judging = Pick<Context<unknown, Actor>, 'tx' | 'ids' | 'clock' | 'publish' | 'actor'>

interface Conflict {
  dose: { at: string; byName: string }
  why: DoseConflict
  causeId: string
}

/** Those who oversee safety learn what speaks against a dose that has happened. */
export async function tellOfConflicts(
  context: Judging,
  { childId, name }: Pick<Authority, 'childId' | 'name'>,
  conflicts: readonly Conflict[],
): Promise<void> {
  if (conflicts.length === 0) return
  const childName = fullName(found(await nameOf(context.tx, childId)))
  const rows = conflicts.map(({ dose: { at, byName }, why, causeId }) => ({
    params: { childName, medicine: name, at, byName, why },
    link: medicinePage(childId),
    causeId,
  }))
  await tell(context, medicinePlanAlerts.conflict, rows)
}

interface News {
  authorityId: string
  /** From when on doses are judged again. */
  at: string
  causeId: string
  /** The authority as it was known before. */
  without(authority: Authority): Authority
}

/** Tells of each dose that nothing spoke against until now. */
export async function judgeDoses(
  context: Judging,
  { authorityId, at, causeId, without }: News,
): Promise<void> {
  const { tx, actor } = context
  const now = await authorityAt(tx, found(await findAuthority(tx, authorityId)), at, actor.timeZone)
  const known = without(now)
  const why = (authority: Authority, dose: Authority['doses'][number]) => {
    const others = authority.doses.filter(({ id }) => id !== dose.id)
    return whyNot(planOf({ ...authority, doses: others }, actor.timeZone), Date.parse(dose.at))?.why
  }
  const conflicts = now.doses
    .filter(({ outcome, conflict }) => isTaken(outcome) && conflict === null)
    .flatMap((dose) => {
      const no = why(now, dose)
      return no && !why(known, dose) ? [{ dose, why: no, causeId: idOf(`${causeId} ${dose.id}`) }] : []
    })
  await tellOfConflicts(context, now, conflicts)
}
