// A person's own password and sessions.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import { passwordProblem } from '@daybook/contract/staff/staff.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { findAccountOf, keepPassword } from './auth.account.queries.ts'
import type { AuthParts } from './auth.parts.ts'
import { endOwnSession, ownSessions } from './auth.session.queries.ts'

type Operations = typeof auth.operations

/** Ends every session of the person, this one too. */
export const changePassword =
  ({ passwords }: Pick<AuthParts, 'passwords'>) =>
  async ({ tx, actor, input, auditSubjects }: ContextOf<Operations['changePassword']>): Promise<null> => {
    const { oldPassword, newPassword, newPassword1 } = input
    const { account, passwordHash } = found(await findAccountOf(tx, actor.personId))
    const problem = passwordProblem(newPassword, account)
    if (problem) fail('VALIDATION_FAILED', { newPassword: problem })
    if (newPassword !== newPassword1) fail('VALIDATION_FAILED', { newPassword1: 'INVALID_FORMAT' })
    if (!(await passwords.verify(oldPassword, passwordHash)))
      fail('PASSWORD_WRONG', { oldPassword: 'INVALID_FORMAT' })
    await keepPassword(tx, actor.personId, await hashPassword(newPassword))
    auditSubjects(actor.personId)
    return null
  }

export async function listSessions({ tx, actor, clock }: ContextOf<Operations['listSessions']>) {
  const sessions = await ownSessions(tx, actor.personId, clock.now())
  return sessions.map((session) => ({ ...session, isThis: session.id === actor.sessionId }))
}

export async function endSession({
  tx,
  actor,
  input,
  auditSubjects,
}: ContextOf<Operations['endSession']>): Promise<null> {
  found(await endOwnSession(tx, actor.personId, input.id))
  auditSubjects(input.id)
  return null
}
