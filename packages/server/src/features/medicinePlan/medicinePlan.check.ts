// The checker of a dose confirms it on their own sign-in: a name that somebody else entered proves nothing.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type {
  MedicinePlanAwaiting,
  medicinePlan,
} from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { tell } from '../notification/index.ts'
import { entryTime } from '../rollCall/index.ts'
import type { Awaiting } from '../today/index.ts'
import type { Authority } from './medicinePlan.facts.ts'
import { dosesToCheck, nameOf } from './medicinePlan.queries.ts'
import { medicinePage, medicinePlanAlerts } from './medicinePlan.watch.ts'
import { answerOf, lockAuthority } from './medicinePlan.write.handlers.ts'
import { findCheck, findDose, insertCheck } from './medicinePlan.write.queries.ts'

export async function checkDose(
  context: ContextOf<(typeof medicinePlan.operations)['checkDose']>,
): Promise<Authority> {
  const { tx, actor, input } = context
  const { id, doseId, wasChecked, note } = input
  const dose = found(await findDose(tx, doseId))
  const { id: authorityId, childId, name: medicine } = await lockAuthority(context, dose.authorityId)
  if (dose.checkedBy !== actor.personId) fail('NOT_FOUND')
  if (!wasChecked && !note) fail('NOTE_REQUIRED', { note: 'REQUIRED' })
  const at = entryTime(context, input.at)
  const row = { id, doseId, wasChecked, note: note || null, at, byId: actor.personId }
  if (!(await insertCheck(tx, row))) {
    const kept = await findCheck(tx, doseId)
    if (kept?.wasChecked !== wasChecked) fail('RECORD_EXISTS')
    context.alreadyDone()
  } else if (!wasChecked) {
    const childName = fullName(found(await nameOf(tx, childId)))
    const params = { childName, medicine, at: dose.at, byName: dose.byName, checkerName: actor.name }
    const unchecked = { params, link: medicinePage(childId), causeId: doseId }
    await tell(context, medicinePlanAlerts.unchecked, [unchecked])
  }
  return answerOf(context, authorityId)
}

/** A month: a checker who was away that long does not remember. */
const remembered = 31 * 86_400_000

const toCheck = ({ tx, actor, clock }: Context<unknown, Actor>) =>
  dosesToCheck(tx, actor.personId, new Date(clock.now().getTime() - remembered))

/** The doses that the person is named to have checked, until they say so themselves. */
export const medicinePlanAwaiting: Awaiting<MedicinePlanAwaiting['dosesToCheck']> = {
  name: 'dosesToCheck',
  can: 'care.record',
  does: 'answer',
  whose: 'own',
  count: async (context) => (await toCheck(context)).length,
  async list(context) {
    const doses = await toCheck(context)
    return doses.slice(0, mostRows).map(({ id, childId, at, firstName, familyName, ...params }) => ({
      id,
      since: at,
      page: medicinePage(childId),
      params: { ...params, at, childName: fullName({ firstName, familyName }) },
    }))
  },
}
