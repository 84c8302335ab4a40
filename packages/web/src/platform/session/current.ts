// The session of this page.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { useStore } from '../../kit/store.ts'
import { transport } from '../api/transport.ts'
import { wireOf } from '../api/wire.ts'
import { deviceStorage } from '../storage.ts'
import { browserLock, storageLock } from './lock.ts'
import type { LoginResult, SessionState } from './session.state.ts'
import { createSession } from './session.ts'

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

export const session = createSession({
  storage: deviceStorage,
  now: Date.now,
  random: randomBytes,
  lock: browserLock(
    storageLock({
      storage: deviceStorage,
      now: Date.now,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      owner: String(Math.random()),
    }),
  ),
  renew: async (refreshToken, tenantId) => {
    const input = { tenantId, refresh_token: refreshToken, grant_type: 'refresh_token', scope: 'all' }
    return (await transport(wireOf(auth.operations.signIn), input, {
      tenantId,
      accessToken: undefined,
    })) as LoginResult
  },
})

export function useSession(): SessionState {
  return useStore(session)
}
