// The state of the session and how it is stored on the device (specification, sections 3 and 4).

import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import { refreshTokenSeconds } from '@daybook/contract/auth/auth.rules.ts'
import { defaultTenantId, deviceIdLength, storedStateVersion } from '@daybook/contract/kernel/constants.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { staff } from '@daybook/contract/staff/staff.contract.ts'
import { type KeyValues, readJson, writeJson } from '../storage.ts'

export type LoginResult = Extract<AnswerOf<typeof auth.operations.signIn>, { access_token: string }>
export type OwnUser = AnswerOf<typeof staff.operations.getOwn>

export interface UserInfo {
  user_id: string
  avatar: string
  nick_name: string
  tenant_id: string
  realName: string
  deptName: string
}

export interface SessionState {
  userInfo: UserInfo | undefined
  /** The centre. */
  tenantInfo: OwnUser['centre'] | undefined
  vuex_tenant_id: string
  /** The room opened last. */
  vuex_group_code: string | undefined
  accessToken: string | undefined
  refreshToken: string | undefined
  isLogin: boolean
  /** Children whose tips this user has seen. */
  tipUserIds: string[]
  /** Persisted by `setProfile`. */
  userProfile: OwnUser | undefined
}

/** The refresh token and the time in milliseconds when it was saved. Its age decides when to renew. */
export interface TokenRecord {
  content: string
  datetime: number
}

export const signedOut: SessionState = {
  userInfo: undefined,
  tenantInfo: undefined,
  vuex_tenant_id: defaultTenantId,
  vuex_group_code: undefined,
  accessToken: undefined,
  refreshToken: undefined,
  isLogin: false,
  tipUserIds: [],
  userProfile: undefined,
}

/** Persisted on every change. `userProfile` is stored separately. */
const persisted = [
  'userInfo',
  'tenantInfo',
  'vuex_tenant_id',
  'vuex_group_code',
  'accessToken',
  'refreshToken',
  'isLogin',
  'tipUserIds',
] as const satisfies (keyof SessionState)[]

export const tokenRecordKey = 'token'
/** Of the request for new tokens that has not been answered yet. */
export const refreshKeyKey = 'refreshKey'
/** The signed-in user's encryption key for unsent entries, in hex. Removed at sign-out. */
export const outboxKeyKey = 'outboxKey'

/** Which version of the app's state is stored. Another's is not read. */
const versionKey = 'vuex_version'

/** Storage keys that are removed at sign-out. */
const userKeys = [
  ...persisted,
  'userProfile',
  tokenRecordKey,
  refreshKeyKey,
  outboxKeyKey,
  versionKey,
  'loginResult',
  'uid',
  'wxopenid',
  'searchHistory',
] as const

export function isSessionKey(key: string | null): boolean {
  return key === null || userKeys.some((own) => own === key)
}

export function readState(storage: KeyValues, now: number): SessionState {
  const stored: Partial<SessionState> = {}
  if ((readJson(storage, versionKey) ?? storedStateVersion) !== storedStateVersion) return signedOut
  for (const key of [...persisted, 'userProfile'] as const)
    Object.assign(stored, { [key]: readJson(storage, key) ?? signedOut[key] })
  const state = { ...signedOut, ...stored }
  return { ...state, isLogin: isLoggedIn(state, storage, now) }
}

/** Requires a user record, both tokens, and a refresh token that has not expired. */
export function isLoggedIn(
  state: Pick<SessionState, 'userInfo' | 'accessToken' | 'refreshToken'>,
  storage: KeyValues,
  now: number,
): boolean {
  if (!state.userInfo || !state.accessToken || !state.refreshToken) return false
  const record = readJson<TokenRecord>(storage, tokenRecordKey)
  if (!record) return false
  const result = readJson<Partial<LoginResult>>(storage, 'loginResult')
  return now < record.datetime + (result?.refresh_expires_in ?? refreshTokenSeconds) * 1000
}

export function writeState(storage: KeyValues, before: SessionState, after: SessionState): void {
  for (const key of persisted) if (before[key] !== after[key]) writeJson(storage, key, after[key])
}

/** Stores a sign-in response without its secrets, which have their own storage keys. */
export function writeLogin(storage: KeyValues, result: LoginResult, now: number): void {
  const { access_token: _access, device_token: _device, refresh_token, outbox_key, ...rest } = result
  writeJson(storage, versionKey, storedStateVersion)
  writeJson(storage, outboxKeyKey, outbox_key)
  writeJson(storage, 'loginResult', rest)
  writeJson(storage, 'uid', result.user_id)
  writeJson(storage, tokenRecordKey, { content: refresh_token, datetime: now } satisfies TokenRecord)
}

/** A key that only this device knows. It is kept until the new tokens have arrived: where their answer is lost on the way,
 *  the same key gets the same again (decision 127). */
export function refreshKey(storage: KeyValues, random: (length: number) => Uint8Array): string {
  const kept = readJson<string>(storage, refreshKeyKey)
  if (kept) return kept
  const made = random(24).join('-')
  writeJson(storage, refreshKeyKey, made)
  return made
}

export function clearPerson(storage: KeyValues): void {
  for (const key of userKeys) writeJson(storage, key, undefined)
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** The id of this device. It is created on the first call. @param random returns this many random bytes */
export function deviceId(storage: KeyValues, random: (length: number) => Uint8Array): string {
  const known = readJson<string>(storage, 'deviceId')
  if (known) return known
  const id = Array.from(random(deviceIdLength), (byte) => letters[byte % letters.length]).join('')
  writeJson(storage, 'deviceId', id)
  return id
}
