// A passkey proves both steps: the device has the key, and its lock knows the person.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { failAndKeep } from '../../platform/errors.ts'
import { assertionOptions, proveByPasskey } from '../passkey/index.ts'
import { findAccountOf } from './auth.account.queries.ts'
import { newDevice, readDevice } from './auth.device.ts'
import type { AuthParts, LoggedIn } from './auth.parts.ts'
import { startSession } from './auth.session.start.ts'

type Operations = typeof auth.operations

export const startPasskeySignIn =
  (parts: AuthParts) => (context: ContextOf<Operations['startPasskeySignIn']>) =>
    assertionOptions(parts, context)

export const signInByPasskey =
  (parts: AuthParts) =>
  async (context: ContextOf<Operations['signInByPasskey']>): Promise<LoggedIn> => {
    const { tx, caller, input } = context
    const proved = await proveByPasskey(parts, context, input.assertion)
    const account = proved && (await asTenant(tx, proved.tenantId, () => findAccountOf(tx, proved.staffId)))
    if (!account) {
      parts.log.warn({
        signIn: 'refused',
        address: caller.ip,
        reason: 'wrongPasskey',
        person: proved?.staffId,
      })
      return failAndKeep('PASSKEY_REFUSED')
    }
    const device = readDevice(input.headers.deviceToken) ?? newDevice(parts.random)
    return startSession(parts, context, account, device)
  }
