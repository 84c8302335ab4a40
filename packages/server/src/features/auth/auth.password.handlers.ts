// Signing in by name and password. Every way out but a missing captcha takes one verification, so that time
// does not tell whether an account exists, is active, or is locked (docs/decisions/004-signing-in.md).
import { accessTokenSeconds, refreshTokenSeconds } from '@daybook/contract/auth/auth.rules.ts'
import { Id, TenantId } from '@daybook/contract/kernel/schema.ts'
import { writeAudit } from '../../platform/audit.queries.ts'
import { actAs, asTenant } from '../../platform/database/tenancy.ts'
import { type Account, accountName, centreExists, findAccount } from './auth.account.queries.ts'
import { refuse, signedIn } from './auth.answers.ts'
import { attemptOf, clearFailures, recordFailure, standingNow, takeTurn } from './auth.attempt.queries.ts'
import { spendCaptcha } from './auth.captcha.queries.ts'
import type { AuthParts, TokenAnswer, TokenContext } from './auth.parts.ts'
import { makeRefreshToken } from './auth.refresh.token.ts'
import { openSession } from './auth.session.queries.ts'

export async function signInByPassword(parts: AuthParts, context: TokenContext): Promise<TokenAnswer> {
  const { tx, clock, ids, caller, input } = context
  const { username = '', password = '' } = input
  const tenantId = input.tenantId || caller.tenantId
  const name = accountName(username)
  const attempt = attemptOf(tenantId, name, caller.ip)
  await takeTurn(tx, attempt)
  const before = await standingNow(tx, attempt, clock.now())
  if (before.locked) {
    await parts.passwords.verify(password, undefined)
    return refuse('tooManyFailures')
  }
  if (before.captcha || input.grant_type === 'captcha') {
    const wrong = await refuseCaptcha(context)
    if (wrong) return refuse(wrong, true)
  }
  const found = await lookUp(context, tenantId, name)
  const right = await parts.passwords.verify(password, found.account?.passwordHash)
  if (right && found.account) {
    await clearFailures(tx, attempt)
    return begin(parts, context, found.account)
  }
  await recordFailure(tx, ids(), attempt)
  const after = await standingNow(tx, attempt, clock.now())
  return refuse(found.centre ? 'wrongCredentials' : 'noSuchTenant', after.captcha)
}

async function refuseCaptcha({ tx, clock, input }: TokenContext) {
  const { captchaKey, captchaCode } = input.headers
  if (!captchaKey || !captchaCode) return 'captchaNeeded'
  const key = Id.safeParse(captchaKey)
  const right = key.success && (await spendCaptcha(tx, key.data, captchaCode, clock.now()))
  return right ? undefined : 'captchaWrong'
}

async function lookUp(
  { tx }: TokenContext,
  tenantId: string,
  name: string,
): Promise<{ centre: boolean; account?: Account }> {
  if (!TenantId.safeParse(tenantId).success) return { centre: false }
  return asTenant(tx, tenantId, async () => {
    const centre = await centreExists(tx, tenantId)
    return { centre, account: await findAccount(tx, name) }
  })
}

function begin(parts: AuthParts, context: TokenContext, account: Account): Promise<TokenAnswer> {
  const { tx, clock, ids, caller } = context
  const { tenantId } = account
  return asTenant(tx, tenantId, async () => {
    const sessionId = ids()
    const refresh = makeRefreshToken(sessionId, parts.random)
    await actAs(tx, account.id)
    await openSession(tx, {
      id: sessionId,
      staffId: account.id,
      refreshHash: refresh.hash,
      expiresAt: new Date(clock.now().getTime() + refreshTokenSeconds * 1000).toISOString(),
      device: caller.device,
    })
    await writeAudit(tx, { id: ids(), action: 'auth.sign-in', actorId: account.id, subjects: [sessionId] })
    const claims = { tenantId, personId: account.id, sessionId }
    const access = await parts.tokens.sign(claims, accessTokenSeconds)
    return signedIn(account, { access, refresh: refresh.text, outboxKey: parts.tokens.outboxKey(claims) })
  })
}
