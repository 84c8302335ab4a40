// The session of this page.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { useStore } from '../../kit/store.ts'
import { ApiError } from '../api/api.error.ts'
import { transport } from '../api/transport.ts'
import { wireOf } from '../api/wire.ts'
import { deviceStorage } from '../storage.ts'
import { browserLock, storageLock } from './lock.ts'
import type { SessionState } from './session.state.ts'
import { createSession } from './session.ts'

type SignInAnswer = AnswerOf<typeof auth.operations.signIn>

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
  renew: async (refreshToken, { tenantId, key }) => {
    const input = { tenantId, refresh_token: refreshToken, grant_type: 'refresh_token', scope: 'all' }
    const credentials = { tenantId, accessToken: undefined }
    // The type is that of the operation.
    const answer = (await transport(wireOf(auth.operations.signIn), input, credentials, {
      headers: { 'Refresh-Key': key },
    })) as SignInAnswer
    // Kept in place of tokens, the answer of a guest Wi-Fi would end the session.
    if (!('access_token' in answer)) throw new ApiError({ status: 0 })
    return answer
  },
})

export function useSession(): SessionState {
  return useStore(session)
}
