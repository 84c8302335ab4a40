import { TenantId } from '@daybook/contract/kernel/schema.ts'
import type { AuthParts, Reason, TokenContext } from './auth.parts.ts'

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
