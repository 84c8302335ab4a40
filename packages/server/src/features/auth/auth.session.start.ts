import { accessTokenSeconds, refreshTokenSeconds } from '@daybook/contract/auth/auth.rules.ts'
import { writeAudit } from '../../platform/audit.queries.ts'
import { actAs, asTenant } from '../../platform/database/tenancy.ts'
import type { Account } from './auth.account.queries.ts'
import { loginResult, outboxKeyOf } from './auth.answers.ts'
import type { Device } from './auth.device.ts'
import type { AuthParts, LoggedIn, TokenContext } from './auth.parts.ts'
import { makeRefreshToken } from './auth.refresh.token.ts'
import { openSession } from './auth.session.queries.ts'

/** Opens a session for a person who has proved who they are. */
export function startSession(
  parts: AuthParts,
  context: Pick<TokenContext, 'tx' | 'clock' | 'ids' | 'caller' | 'addresses'>,
  account: Account,
  device: Device,
  { secondStepAtDirectory = false } = {},
): Promise<LoggedIn> {
  const { tx, clock, ids, caller } = context
  const { tenantId } = account
  return asTenant(tx, tenantId, async () => {
    const sessionId = ids()
    const refresh = makeRefreshToken(tenantId, sessionId, parts.random)
    await actAs(tx, account.id)
    await openSession(tx, {
      id: sessionId,
      staffId: account.id,
      refreshHash: refresh.hash,
      expiresAt: new Date(clock.now().getTime() + refreshTokenSeconds * 1000).toISOString(),
      device: caller.device,
      deviceHash: device.hash,
      secondStepAtDirectory,
    })
    await writeAudit(tx, { id: ids(), action: 'auth.sign-in', actorId: account.id, subjects: [sessionId] })
    const claims = { tenantId, personId: account.id, sessionId }
    const tokens = {
      access: await parts.tokens.sign(claims, accessTokenSeconds),
      refresh: refresh.text,
      outboxKey: outboxKeyOf(parts.tokens, account),
      device: device.token,
    }
    return loginResult(context.addresses, account, tokens)
  })
}
