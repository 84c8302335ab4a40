// The session on this device. Only one tab renews the tokens at a time. A failed renewal releases the lock and changes
// nothing. Another tab's sign-in or sign-out applies at once.
import { tokenRefreshSeconds } from '@daybook/contract/kernel/constants.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import { createStore, type Store } from '../../kit/store.ts'
import { type KeyValues, readJson, writeJson } from '../storage.ts'
import type { Lock } from './lock.ts'
import {
  clearPerson,
  deviceId,
  isLoggedIn,
  type LoginResult,
  type OwnUser,
  outboxKeyKey,
  readState,
  refreshKey,
  refreshKeyKey,
  type SessionState,
  signedOut,
  type TokenRecord,
  tokenRecordKey,
  writeLogin,
  writeState,
} from './session.state.ts'

export interface SessionParts {
  storage: () => KeyValues
  now: () => number
  random: (length: number) => Uint8Array
  lock: Lock
  /** Requests new tokens. Rejects if the server refuses. */
  renew: (refreshToken: string, of: { tenantId: string; key: string }) => Promise<LoginResult>
}

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** Restores the session from the device. Before this call, the user is signed out. */
  start: () => void
  /** Starts a session from the response of a sign-in. */
  begin: (result: LoginResult) => void
  /** Stores the user's current record with rights and centre. */
  setProfile: (user: OwnUser) => void
  chooseRoom: (roomCode: string) => void
  markTipsSeen: (userIds: string[]) => void
  /** The access token, or undefined when signed out. Renews it first if it is three days old. */
  accessToken: () => Promise<string | undefined>
  /** The encryption key for this user's unsent entries, in hex; undefined unless the user is signed in. */
  outboxKey: (userId: string) => string | undefined
  /** Removes all data of the user from this device. */
  end: () => void
  can: (right: Right) => boolean
}

export function createSession(parts: SessionParts): Session {
  const store = createStore(signedOut)
  let renewing: Promise<void> | undefined

  function change(part: Partial<SessionState>) {
    const before = store.get()
    const merged = { ...before, ...part }
    const after = { ...merged, isLogin: isLoggedIn(merged, parts.storage(), parts.now()) }
    writeState(parts.storage(), before, after)
    store.set(after)
  }

  function keep(result: LoginResult) {
    writeLogin(parts.storage(), result, parts.now())
    change({ accessToken: result.access_token, refreshToken: result.refresh_token })
    // Last: a page that ends before this asks for the same tokens again.
    writeJson(parts.storage(), refreshKeyKey, undefined)
  }

  function isDue(): boolean {
    const record = readJson<TokenRecord>(parts.storage(), tokenRecordKey)
    return record !== undefined && parts.now() - record.datetime >= tokenRefreshSeconds * 1000
  }

  async function renew() {
    // Another tab may have renewed while this one waited for the lock.
    store.set(readState(parts.storage(), parts.now()))
    const { refreshToken, vuex_tenant_id } = store.get()
    if (!refreshToken || !isDue()) return
    const key = refreshKey(parts.storage(), parts.random)
    const result = await parts.renew(refreshToken, { tenantId: vuex_tenant_id, key })
    const hasSignedOut = store.get().refreshToken !== refreshToken
    if (!hasSignedOut) keep(result)
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      deviceId(parts.storage(), parts.random)
      const state = readState(parts.storage(), parts.now())
      const hasExpired = !state.isLogin && Boolean(state.userInfo && state.accessToken && state.refreshToken)
      // Remove the data of an expired session, so that it cannot be read.
      if (hasExpired) clearPerson(parts.storage())
      store.set(hasExpired ? signedOut : state)
    },
    begin(result) {
      clearPerson(parts.storage())
      store.set(signedOut)
      keep(result)
      change({
        vuex_tenant_id: result.tenant_id,
        userInfo: {
          user_id: result.user_id,
          avatar: result.avatar,
          // Specification, section 3.
          nick_name: result.nick_name || 'Guest',
          tenant_id: result.tenant_id,
          realName: result.real_name,
          deptName: '',
        },
      })
    },
    setProfile(user) {
      const { userInfo, userProfile, vuex_group_code } = store.get()
      // The same again would render every screen again.
      if (!userInfo || JSON.stringify(user) === JSON.stringify(userProfile)) return
      writeJson(parts.storage(), 'userProfile', user)
      change({
        userProfile: user,
        tenantInfo: user.centre,
        vuex_group_code: vuex_group_code ?? user.roomCode ?? undefined,
        userInfo: { ...userInfo, avatar: user.avatar, realName: user.realName, deptName: user.deptName },
      })
    },
    chooseRoom: (roomCode) => change({ vuex_group_code: roomCode }),
    markTipsSeen: (userIds) => change({ tipUserIds: [...new Set([...store.get().tipUserIds, ...userIds])] }),
    async accessToken() {
      if (isDue()) {
        renewing ??= parts
          .lock('refresh', renew)
          .catch(() => undefined)
          .finally(() => {
            renewing = undefined
          })
        await renewing
      }
      return store.get().accessToken
    },
    outboxKey: (userId) =>
      store.get().userInfo?.user_id === userId ? readJson<string>(parts.storage(), outboxKeyKey) : undefined,
    end() {
      clearPerson(parts.storage())
      store.set(signedOut)
    },
    can: (right) => store.get().userProfile?.rights.includes(right) ?? false,
  }
}
