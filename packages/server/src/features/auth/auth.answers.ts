// The two answers of a token request: refused, or signed in.
import { accessTokenSeconds, refreshTokenSeconds, refusals } from '@daybook/contract/auth/auth.rules.ts'
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import { outboxKey } from '../../platform/identity.ts'
import { type FileAddresses, pictureAddress } from '../../platform/storage/addresses.ts'
import type { Account } from './auth.account.queries.ts'
import type { AuthParts, LoggedIn, Reason, SecondStepAsked, TokenContext, Verdict } from './auth.parts.ts'

/** A refusal is an answer and not an error, so that the transaction commits its counters and spent captchas. */
export function refuse(
  reason: Reason,
  { account, asked }: { account?: Account; asked?: SecondStepAsked } = {},
): Verdict {
  const captcha = reason === 'captchaNeeded' || reason === 'captchaWrong'
  const answer = { status: 400, body: { ...refusals[reason], captcha, second_step: asked } }
  return { answer, refused: { reason, personId: account?.id } }
}

/** Logs every refused sign-in. The log has the person of the account and nothing that was typed, because people type
 *  passwords into the name field. */
export function logRefusal(
  { log }: AuthParts,
  { caller, input }: TokenContext,
  { reason, personId }: { reason: Reason | 'tooManyOfNetwork'; personId?: string },
): void {
  const tenant = TenantId.safeParse(input.tenantId || caller.tenantId).data
  log.warn({ signIn: 'refused', tenant, address: caller.ip, reason, person: personId })
}

export interface Tokens {
  access: string
  refresh: string
  outboxKey: string
  /** The device token, for a sign-in by password. */
  device?: string
}

/** A centre from another cell brought the secret of that one. */
export const outboxKeyOf = (tokens: AuthParts['tokens'], { tenantId, id, outboxSecret }: Account): string =>
  outboxKey(outboxSecret ?? tokens.outboxSecret(tenantId), id)

type Addresses = Pick<FileAddresses, 'sign'>

export const signedIn = (body: LoggedIn): Verdict => ({ answer: { status: 200, body } })

export function loginResult(addresses: Addresses, account: Account, tokens: Tokens): LoggedIn {
  return {
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    refresh_expires_in: refreshTokenSeconds,
    outbox_key: tokens.outboxKey,
    tenant_id: account.tenantId,
    user_id: account.id,
    dept_id: account.teamId ?? '',
    post_id: account.positionId ?? '',
    // A role has no id, so this is its alias.
    role_id: account.roles.join(','),
    // For sign-ins by a third party, which Daybook does not have.
    oauth_id: '',
    account: account.account,
    user_name: account.account,
    real_name: account.realName,
    nick_name: account.nickName,
    role_name: account.roles.join(','),
    authority: account.roles.join(','),
    avatar: pictureAddress(addresses, account.picture),
    country_code: account.countryCode,
    detail: { type: 'web' },
    device_token: tokens.device,
  }
}
