// A refresh token works once. A token that is sent again was copied. The server cannot know who has the copy, so it ends
// the session (docs/decisions/004-signing-in.md). Only a device that sends its key again has not had the answer (127).
import { timingSafeEqual } from 'node:crypto'
import { accessTokenSeconds, refreshTokenSeconds } from '@daybook/contract/auth/auth.rules.ts'
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import { writeAudit } from '../../platform/audit.queries.ts'
import { actAs, asTenant } from '../../platform/database/tenancy.ts'
import { findAccountOf } from './auth.account.queries.ts'
import { loginResult, outboxKeyOf, refuse, signedIn } from './auth.answers.ts'
import type { AuthParts, TokenContext, Verdict } from './auth.parts.ts'
import {
  followingToken,
  makeRefreshToken,
  type RefreshToken,
  readRefreshToken,
} from './auth.refresh.token.ts'
import { endSession, findLivingSession, renewSession } from './auth.session.queries.ts'

export async function refreshTokens(parts: AuthParts, context: TokenContext): Promise<Verdict> {
  const { tx, caller, input } = context
  const shown = readRefreshToken(input.refresh_token ?? '')
  const tenant = TenantId.safeParse(input.tenantId || shown?.tenantId || caller.tenantId)
  if (!tenant.success || !shown) return refuse('badRefreshToken')
  return asTenant(tx, tenant.data, () => rotate(parts, context, tenant.data, shown))
}

async function rotate(
  parts: AuthParts,
  { tx, clock, ids, addresses, input }: TokenContext,
  tenantId: string,
  shown: RefreshToken,
): Promise<Verdict> {
  const { tokens, random } = parts
  const now = clock.now()
  const session = await findLivingSession(tx, shown.sessionId, now)
  const account = session && (await findAccountOf(tx, session.staffId))
  if (!session || !account) return refuse('badRefreshToken')
  await actAs(tx, account.id)
  const { refreshKey: key } = input.headers
  const following = key ? followingToken(parts, shown, { tenantId, key }) : undefined
  const isNew = timingSafeEqual(session.refreshHash, shown.hash)
  const isAskedAgain = following !== undefined && timingSafeEqual(session.refreshHash, following.hash)
  if (!isNew && !isAskedAgain) {
    await endSession(tx, session.id, 'stolen')
    const subjects = [session.id]
    await writeAudit(tx, { id: ids(), action: 'auth.refresh-stolen', actorId: account.id, subjects })
    return refuse('badRefreshToken', { account })
  }
  const next = following ?? makeRefreshToken(tenantId, session.id, random)
  await renewSession(tx, {
    id: session.id,
    refreshHash: next.hash,
    refreshedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + refreshTokenSeconds * 1000).toISOString(),
  })
  const claims = { tenantId, personId: account.id, sessionId: session.id }
  const access = await tokens.sign(claims, accessTokenSeconds)
  return signedIn(
    loginResult(addresses, account, { access, refresh: next.text, outboxKey: outboxKeyOf(tokens, account) }),
  )
}
