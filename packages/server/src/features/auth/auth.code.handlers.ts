// Signing in with a one-time code from a device where the person is signed in, or from a manager.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import { signInCodeLength } from '@daybook/contract/auth/auth.rules.ts'
import { askerOf } from '../../platform/codes/asker.ts'
import { codeLife, keepSoleCode, spendCode } from '../../platform/codes/codes.queries.ts'
import { typedCode } from '../../platform/codes/codes.ts'
import type { ContextOf } from '../../platform/context.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { AppError, failAndKeep, found } from '../../platform/errors.ts'
import { tell } from '../notification/index.ts'
import { isActiveStaff, refuseBeyond } from '../staff/index.ts'
import { findAccountOf } from './auth.account.queries.ts'
import { authAlerts } from './auth.alerts.ts'
import { attemptOf, readLockState, recordFailure, takeTurn } from './auth.attempt.queries.ts'
import { newDevice, readDevice } from './auth.device.ts'
import type { AuthParts, LoggedIn } from './auth.parts.ts'
import { spendPhoneCode } from './auth.phone.handlers.ts'
import { startSession } from './auth.session.start.ts'
import { refuseForSecondStep } from './auth.step.ts'

type Operations = typeof auth.operations
type Made = ContextOf<Operations['makeSignInCode']>

const named = ({ codes }: AuthParts, code: string) => ({
  purpose: 'sign-in',
  subjectHash: codes.hash('sign-in', code),
})

export const makeSignInCode = (parts: AuthParts) => (context: Made) =>
  makeCode(parts, context, context.actor.personId)

export const giveSignInCode =
  (parts: AuthParts) => async (context: ContextOf<Operations['giveSignInCode']>) => {
    const { tx, ids, clock, actor, input } = context
    found((await isActiveStaff(tx, input.userId)) || undefined)
    await refuseBeyond(context, [input.userId])
    const code = await makeCode(parts, context, input.userId)
    const params = { at: clock.now().toISOString(), byName: actor.name }
    await tell(context, authAlerts.codeGiven, [{ params, to: [input.userId], link: null, causeId: ids() }])
    return code
  }

async function makeCode(parts: AuthParts, { tx, ids, clock, auditSubjects }: Made, staffId: string) {
  const code = parts.codes.make(signInCodeLength)
  const now = clock.now()
  const kept = { id: ids(), ...named(parts, code), codeHash: Buffer.alloc(0), staffId }
  if (!(await keepSoleCode(tx, kept, now))) throw new AppError('TOO_MANY_REQUESTS', undefined, 3600)
  auditSubjects(staffId)
  return { code, until: new Date(now.getTime() + codeLife).toISOString() }
}

/** A wrong code belongs to no account, so it locks nothing. A network with many failures is slowed down. */
export const signInByCode =
  (parts: AuthParts) =>
  async (context: ContextOf<Operations['signInByCode']>): Promise<LoggedIn> => {
    const { tx, clock, ids, caller, input } = context
    const { tenantId } = caller
    const code = typedCode(input.code)
    const attempt = attemptOf(tenantId, `code ${code}`, caller.ip, undefined)
    const { phone } = input
    await takeTurn(tx, attempt)
    const { wait } = await readLockState(tx, attempt, clock.now())
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, wait)
    const account = await asTenant(tx, tenantId, async () => {
      const staffId =
        phone === undefined
          ? await spendCode(tx, named(parts, code), clock.now())
          : await spendPhoneCode(parts, tx, {
              phone,
              code,
              askerHash: askerOf(parts, context),
              now: clock.now(),
            })
      return staffId && findAccountOf(tx, staffId)
    })
    if (!account) {
      await recordFailure(tx, ids(), attempt)
      parts.log.warn({ signIn: 'refused', tenant: tenantId, address: caller.ip, reason: 'wrongCode' })
      failAndKeep('CODE_WRONG', { code: 'CODE_WRONG' })
    }
    await refuseForSecondStep(parts, context, account)
    const device = readDevice(input.headers.deviceToken) ?? newDevice(parts.random)
    return startSession(parts, context, account, device)
  }
