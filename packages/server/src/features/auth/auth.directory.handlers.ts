// Signing in by the centre's own directory. It proves the first step, or both if the centre trusts it for the second.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { failAndKeep } from '../../platform/errors.ts'
import { proveByDirectory } from '../directory/index.ts'
import { findAccountOf } from './auth.account.queries.ts'
import { newDevice, readDevice } from './auth.device.ts'
import type { AuthParts, LoggedIn } from './auth.parts.ts'
import { startSession } from './auth.session.start.ts'
import { refuseForSecondStep } from './auth.step.ts'

export const signInByDirectory =
  (parts: AuthParts) =>
  async (context: ContextOf<typeof auth.operations.signInByDirectory>): Promise<LoggedIn> => {
    const { tx, caller, input } = context
    const { tenantId } = caller
    const refuse = (reason: Exclude<typeof proved, object>, person?: string) => {
      parts.log.warn({ signIn: 'refused', tenant: tenantId, address: caller.ip, reason, person })
      return failAndKeep(reason)
    }
    const proved = await asTenant(tx, tenantId, () => proveByDirectory(context, input))
    if (typeof proved === 'string') return refuse(proved)
    const account = await asTenant(tx, tenantId, () => findAccountOf(tx, proved.staffId))
    // The account was made inactive in the meantime.
    if (!account) return refuse('DIRECTORY_NOBODY', proved.staffId)
    if (!proved.provedSecondStep) await refuseForSecondStep(parts, context, account)
    const device = readDevice(input.headers.deviceToken) ?? newDevice(parts.random)
    return startSession(parts, context, account, device, { secondStepAtDirectory: proved.provedSecondStep })
  }
