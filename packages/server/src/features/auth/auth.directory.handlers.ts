// Signing in by the centre's own directory. It proves one step, or both where the centre trusts it with the second.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { failAndKeep } from '../../platform/errors.ts'
import { proveByDirectory } from '../directory/index.ts'
import { findAccountOf } from './auth.account.queries.ts'
import { beginSession } from './auth.begin.ts'
import { newDevice, readDevice } from './auth.device.ts'
import type { AuthParts, LoggedIn } from './auth.parts.ts'
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
    // Their employment ended on the way.
    if (!account) return refuse('DIRECTORY_NOBODY', proved.staffId)
    if (!proved.provedSecondStep) await refuseForSecondStep(parts, context, account)
    const device = readDevice(input.headers.deviceToken) ?? newDevice(parts.random)
    return beginSession(parts, context, account, device, { secondStepAtDirectory: proved.provedSecondStep })
  }
