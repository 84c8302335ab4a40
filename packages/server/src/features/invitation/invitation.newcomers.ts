// Inviting people of whom the centre has no record yet: it is made, and their link with it. Two records of one person have
// two accounts, two weeks on the roster and two shares of leave, so whoever may be here already is asked about first.
import type { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { failAbout } from '../../platform/errors.ts'
import { addStaff, alreadyStaff } from '../staff/index.ts'
import { inviteStaff, type StaffInvitationParts } from './invitation.staff.ts'

export async function inviteNewcomers(
  parts: StaffInvitationParts,
  context: ContextOf<(typeof invitation.operations)['inviteNewcomers']>,
) {
  const { tx, input } = context
  const people = input.people.map(({ realName, email = null, phone = null }) => ({ realName, email, phone }))
  const names = input.isAnother ? [] : await alreadyStaff(tx, people)
  if (names.length > 0) failAbout('ALREADY_STAFF', { names: names.join(', ') })
  const ids = []
  for (const person of people) ids.push(await addStaff(context, { ...person, roleId: input.roleId }))
  return inviteStaff(parts, { ...context, input: { ids, byHand: false } })
}
