// A person's own password and sessions.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import { endCodes } from '../../platform/codes/codes.queries.ts'
import type { ContextOf } from '../../platform/context.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { fail, failAndKeep, found } from '../../platform/errors.ts'
import { setNewPassword } from '../password/password.check.ts'
import { findAccountOf, lockAccount } from './auth.account.queries.ts'
import { guessOf, readLockState, recordFailure, takeTurn } from './auth.attempt.queries.ts'
import type { AuthParts } from './auth.parts.ts'
import { endOwnSession, isOpen, ownSessions } from './auth.session.queries.ts'

type Operations = typeof auth.operations
type Change = ContextOf<Operations['changePassword']>

/** Ends every session of the person, including the current session. */
export const changePassword =
  ({ passwords }: Pick<AuthParts, 'passwords'>) =>
  async (context: Change): Promise<null> => {
    const { tx, actor, input, auditSubjects } = context
    const { oldPassword, newPassword, newPassword1 } = input
    await lockAccount(tx, actor.personId)
    const { passwordHash } = found(await findAccountOf(tx, actor.personId))
    if (newPassword !== newPassword1) fail('PASSWORDS_DIFFER', { newPassword1: 'PASSWORDS_DIFFER' })
    await refuseGuesses(context)
    // The password was changed a moment ago, which has ended this session.
    if (!(await isOpen(tx, actor.sessionId))) fail('RECORD_CHANGED')
    // Whoever signed in by another way may not know the password that somebody else set.
    if (!actor.mustChangePassword && !(await passwords.verify(oldPassword, passwordHash)))
      await countGuess(context)
    if (await passwords.verify(newPassword, passwordHash))
      fail('VALIDATION_FAILED', { newPassword: 'NOT_NEW' })
    await setNewPassword(tx, actor.personId, { field: 'newPassword', password: newPassword })
    auditSubjects(actor.personId)
    return null
  }

/** Wrong passwords within a session are counted in turn. The number that locks a sign-in ends the session, because somebody
 *  else may hold the device. */
async function refuseGuesses({ tx, actor, clock }: Change): Promise<void> {
  const guess = guessOf(actor.sessionId)
  const { lockedUntil } = await asTenant(tx, defaultTenantId, async () => {
    await takeTurn(tx, guess)
    return readLockState(tx, guess, clock.now())
  })
  if (lockedUntil) fail('UNAUTHENTICATED')
}

async function countGuess({ tx, actor, clock, ids }: Change): Promise<never> {
  const guess = guessOf(actor.sessionId)
  const { lockedUntil } = await asTenant(tx, defaultTenantId, async () => {
    await recordFailure(tx, ids(), guess)
    return readLockState(tx, guess, clock.now())
  })
  if (lockedUntil) await endOwnSession(tx, actor.personId, actor.sessionId)
  failAndKeep('PASSWORD_WRONG', { oldPassword: 'INVALID_FORMAT' })
}

export async function listSessions({ tx, actor, clock }: ContextOf<Operations['listSessions']>) {
  const sessions = await ownSessions(tx, actor.personId, clock.now())
  return sessions.map((session) => ({ ...session, isThis: session.id === actor.sessionId }))
}

/** With the session of a device that is lost, a code that was made on it ends. */
export async function endSession({
  tx,
  actor,
  clock,
  input,
  auditSubjects,
}: ContextOf<Operations['endSession']>): Promise<null> {
  found(await endOwnSession(tx, actor.personId, input.id))
  await endCodes(tx, { purpose: 'sign-in', staffId: actor.personId }, clock.now())
  auditSubjects(input.id)
  return null
}
