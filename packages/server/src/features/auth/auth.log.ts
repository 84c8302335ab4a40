import { TenantId } from '@daybook/contract/kernel/schema.ts'
import type { AuthParts, Reason, TokenContext } from './auth.parts.ts'

/** One line for every refused sign-in. It names the person of the account and nothing that was typed: people type
 *  passwords as names. */
export function logRefusal(
  { log }: AuthParts,
  { caller, input }: TokenContext,
  { reason, personId }: { reason: Reason | 'tooManyOfNetwork'; personId?: string },
): void {
  const tenant = TenantId.safeParse(input.tenantId || caller.tenantId).data
  log.warn({ signIn: 'refused', tenant, address: caller.ip, reason, person: personId })
}
