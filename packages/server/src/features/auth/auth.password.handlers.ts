// Sign-in by name and password. Every outcome except a missing captcha or a slowed-down network takes a single password
// verification. The time therefore does not reveal whether an account exists, is active or is locked
// (docs/decisions/004-signing-in.md).
import { Id, TenantId } from '@daybook/contract/kernel/schema.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { AppError } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { mayStillOpen } from '../staff/index.ts'
import { type Account, accountName, centreExists, findAccount, keepMd5Hash } from './auth.account.queries.ts'
import { logRefusal, refuse, signedIn } from './auth.answers.ts'
import { attemptOf, clearFailures, readLockState, recordFailure, takeTurn } from './auth.attempt.queries.ts'
import { spendCaptcha } from './auth.captcha.queries.ts'
import { type Device, newDevice, readDevice } from './auth.device.ts'
import { planNotification } from './auth.lock.jobs.ts'
import type { AuthParts, TokenContext, Verdict } from './auth.parts.ts'
import { hashFor, isMd5, md5Of, readPassword } from './auth.password.formats.ts'
import { isKnownDevice } from './auth.session.queries.ts'
import { startSession } from './auth.session.start.ts'
import { askSecondStep } from './auth.step.ts'

export async function signInByPassword(parts: AuthParts, context: TokenContext): Promise<Verdict> {
  const { tx, clock, ids, caller, input } = context
  const { username = '', password: sent = '' } = input
  const password = readPassword(sent, parts.passwordFormats)
  const tenantId = input.tenantId || caller.tenantId
  const name = accountName(username)
  const device = readDevice(input.headers.deviceToken)
  const { account, ...found } = await lookUp(context, { tenantId, name, device })
  const attempt = attemptOf(tenantId, name, caller.ip, found.isKnownDevice ? device : undefined)
  await takeTurn(tx, attempt)
  const before = await readLockState(tx, attempt, clock.now())
  if (before.wait > 0) {
    logRefusal(parts, context, { reason: 'tooManyOfNetwork', personId: account?.id })
    throw new AppError('TOO_MANY_REQUESTS', undefined, before.wait)
  }
  if (before.lockedUntil) {
    await parts.passwords.verify(password, undefined)
    return refuse('tooManyFailures', { account })
  }
  if (input.grant_type === 'captcha') {
    const wrong = await refuseCaptcha(context)
    if (wrong) return refuse(wrong, { account })
  }
  const right = await parts.passwords.verify(password, hashFor(password, account, parts.passwordFormats))
  if (right && account) {
    if (await hasEnded(context, account)) return refuse('passwordEnded', { account })
    await keepMd5(parts, context, account, password)
    const asked = await askSecondStep(parts, context, account)
    // Earlier failures still count. Otherwise somebody with the password could try codes without a limit.
    if (asked) return refuse('secondStepNeeded', { account, asked })
    await clearFailures(tx, attempt)
    return signedIn(await startSession(parts, context, account, device ?? newDevice(parts.random)))
  }
  await recordFailure(tx, ids(), attempt)
  const after = await readLockState(tx, attempt, clock.now())
  if (after.lockedUntil && found.centre)
    await planNotification(context, tenantId, { attempt, until: after.lockedUntil })
  return refuse(found.centre ? 'wrongCredentials' : 'noSuchTenant', { account })
}

/** Whether it was set by a colleague who has left, or who could not set it any more because the person may do more now. They
 *  know it as well, and the person has not chosen their own. */
async function hasEnded({ tx }: TokenContext, { tenantId, passwordBy, roles }: Account): Promise<boolean> {
  return passwordBy !== null && !(await asTenant(tx, tenantId, () => mayStillOpen(tx, passwordBy, roles)))
}

/** Stores the hash that an md5 of this password is compared with from now on. */
async function keepMd5(
  { passwordFormats }: AuthParts,
  { tx }: TokenContext,
  account: Account,
  password: string,
): Promise<void> {
  if (!passwordFormats.md5 || account.md5PasswordHash !== null || isMd5(password)) return
  const hash = await hashPassword(md5Of(password))
  await asTenant(tx, account.tenantId, () => keepMd5Hash(tx, account.id, hash))
}

async function refuseCaptcha({ tx, clock, input }: TokenContext) {
  const { captchaKey, captchaCode } = input.headers
  if (!captchaKey || !captchaCode) return 'captchaNeeded'
  const key = Id.safeParse(captchaKey)
  const right = key.success && (await spendCaptcha(tx, key.data, captchaCode, clock.now()))
  return right ? undefined : 'captchaWrong'
}

interface Found {
  centre: boolean
  account?: Account
  isKnownDevice: boolean
}

async function lookUp(
  { tx }: TokenContext,
  { tenantId, name, device }: { tenantId: string; name: string; device: Device | undefined },
): Promise<Found> {
  if (!TenantId.safeParse(tenantId).success) return { centre: false, isKnownDevice: false }
  return asTenant(tx, tenantId, async () => ({
    centre: await centreExists(tx, tenantId),
    account: await findAccount(tx, name),
    isKnownDevice: device !== undefined && (await isKnownDevice(tx, name, device.hash)),
  }))
}
