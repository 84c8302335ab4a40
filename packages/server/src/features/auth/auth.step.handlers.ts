import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import { spendCode, tryCode } from '../../platform/codes/codes.queries.ts'
import type { ContextOf } from '../../platform/context.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { AppError, failAndKeep } from '../../platform/errors.ts'
import { proveSecondStep } from '../secondStep/index.ts'
import { type Account, accountName, findAccountOf } from './auth.account.queries.ts'
import {
  type Attempt,
  attemptOf,
  clearFailures,
  readLockState,
  recordFailure,
  takeTurn,
} from './auth.attempt.queries.ts'
import { newDevice, readDevice } from './auth.device.ts'
import { planNotification } from './auth.lock.jobs.ts'
import type { AuthParts, LoggedIn } from './auth.parts.ts'
import { isKnownDevice } from './auth.session.queries.ts'
import { startSession } from './auth.session.start.ts'
import { holderOf, named } from './auth.step.ts'

type StepContext = ContextOf<typeof auth.operations.signInBySecondStep>

/** A wrong code counts like a wrong password: for the account, on this device or in this network. */
export const signInBySecondStep =
  (parts: AuthParts) =>
  async (context: StepContext): Promise<LoggedIn> => {
    const { tx, clock, caller, input } = context
    const { tenantId } = caller
    const account = await asTenant(tx, tenantId, () => accountOfTicket(parts, context))
    if (!account) failAndKeep('SIGN_IN_EXPIRED')
    const device = readDevice(input.headers.deviceToken)
    const name = accountName(account.account)
    const isKnown = await asTenant(tx, tenantId, async () =>
      device ? isKnownDevice(tx, name, device.hash) : false,
    )
    const attempt = attemptOf(tenantId, name, caller.ip, isKnown ? device : undefined)
    await refuseLocked(context, attempt)
    if (!(await asTenant(tx, tenantId, () => proveSecondStep(parts, context, account.id, input.code))))
      return wrongCode(parts, context, account, attempt)
    await asTenant(tx, tenantId, () => spendCode(tx, named(input.ticket), clock.now()))
    await clearFailures(tx, attempt)
    return startSession(parts, context, account, device ?? newDevice(parts.random))
  }

async function accountOfTicket(parts: AuthParts, { tx, clock, caller, input }: StepContext) {
  const ticket = await tryCode(tx, named(input.ticket), holderOf(parts, caller), clock.now())
  return ticket?.staffId ? findAccountOf(tx, ticket.staffId) : undefined
}

async function refuseLocked({ tx, clock }: StepContext, attempt: Attempt): Promise<void> {
  const now = clock.now()
  await takeTurn(tx, attempt)
  const { wait, lockedUntil } = await readLockState(tx, attempt, now)
  const seconds = lockedUntil ? Math.ceil((lockedUntil - now.getTime()) / 1000) : wait
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, seconds)
}

async function wrongCode(
  parts: AuthParts,
  context: StepContext,
  { id, tenantId }: Account,
  attempt: Attempt,
): Promise<never> {
  const { tx, clock, ids, caller } = context
  await recordFailure(tx, ids(), attempt)
  const { lockedUntil } = await readLockState(tx, attempt, clock.now())
  if (lockedUntil) await planNotification(context, tenantId, { attempt, until: lockedUntil })
  const reason = 'wrongSecondStep'
  parts.log.warn({ signIn: 'refused', tenant: tenantId, address: caller.ip, reason, person: id })
  return failAndKeep('CODE_WRONG', { code: 'CODE_WRONG' })
}
