import { passkey } from '@daybook/contract/passkey/passkey.contract.ts'
import { implement } from '../../platform/implement.ts'
import { listPasskeys, removePasskey, renamePasskey, savePasskey, startPasskey } from './passkey.handlers.ts'
import type { PasskeyParts } from './passkey.parts.ts'

/** Its owner's operations need no right, because those who have to set up a second step first have none yet. */
export const passkeyRoutes = (parts: PasskeyParts) =>
  implement(passkey, {
    listPasskeys: { can: 'session', run: listPasskeys },
    startPasskey: { can: 'session', audit: 'passkey.start', run: startPasskey(parts) },
    savePasskey: { can: 'session', audit: 'passkey.add', run: savePasskey(parts) },
    renamePasskey: { can: 'session', audit: 'passkey.rename', run: renamePasskey },
    removePasskey: { can: 'session', audit: 'passkey.remove', run: removePasskey },
  })
