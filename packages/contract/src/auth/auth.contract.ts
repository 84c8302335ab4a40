// Signing in and out, for teachers, managers and the platform's administrator. The answers are bare, as
// clients of the family expect. The hard rule: an access token is worth exactly as long as its session, and
// neither words nor time tell whether an account exists.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, IdList, InstantOut, Nothing } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'

/** What a person is told of their own account. */
export const authMessages = messageKinds('auth', {
  locked: z.object({
    at: InstantOut,
    until: InstantOut,
    /** Whether it was a device that had signed in to the account before. */
    onKnownDevice: z.boolean(),
  }),
})

/** Everything is optional here, because a wrong request is refused in the family's own form. */
const TokenQuery = z.object({
  tenantId: z.string().max(12).optional(),
  username: z.string().max(64).optional(),
  /** As it was typed; as md5 in hex or under SM2 where the server is configured for it. */
  password: z.string().max(600).optional(),
  grant_type: z.string().max(20).optional(),
  refresh_token: z.string().max(400).optional(),
  scope: z.string().max(20).optional(),
  type: z.string().max(20).optional(),
  /** As SpringBlade's own web client spells username, grant_type and refresh_token. */
  account: z.string().max(64).optional(),
  grantType: z.string().max(20).optional(),
  refreshToken: z.string().max(400).optional(),
})

export const LoginResult = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds from now. */
  expires_in: z.number().int(),
  refresh_expires_in: z.number().int(),
  /** Ours: 32 bytes in hex, the same at every sign-in of this person. A client encrypts with it what it keeps of them,
   *  and forgets it at the sign-out. */
  outbox_key: z.string(),
  tenant_id: z.string(),
  user_id: z.string(),
  dept_id: z.string(),
  post_id: z.string(),
  role_id: z.string(),
  oauth_id: z.string(),
  account: z.string(),
  user_name: z.string(),
  real_name: z.string(),
  nick_name: z.string(),
  /** Comma-joined role aliases. */
  role_name: z.string(),
  avatar: z.string(),
  country_code: z.string(),
  detail: z.object({ type: z.string() }),
  /** Of the device, ours: sent back in `Device-Token`, failures elsewhere do not lock this device out. Not given
   *  with a refresh. */
  device_token: z.string().optional(),
})

export const Refusal = z.object({
  error_code: z.number().int(),
  error_description: z.string(),
  /** Whether the next try needs a captcha. */
  captcha: z.boolean(),
})

/** Somebody who cannot sign in somewhere now, after too many failures. */
const SignInLock = z.object({
  id: Id,
  realName: z.string(),
  account: z.string(),
  avatar: z.string(),
  until: InstantOut,
})

const token = {
  query: TokenQuery,
  headers: ['captcha-key', 'captcha-code', 'device-token'],
  returns: z.union([LoginResult, Refusal]),
  access: 'client',
  bare: true,
} as const

export const auth = feature('auth', {
  signIn: post('/api/blade-auth/oauth/token', { ...token, alias: '/api/blade-auth/token' }),
  signInToGarden: post('/api/blade-auth/oauth/garden-token', token),
  getCaptcha: get('/api/blade-auth/oauth/captcha', {
    alias: '/api/blade-auth/captcha',
    /** A picture of four letters or digits, as a data URI. */
    returns: z.object({ key: z.string(), image: z.string() }),
    access: 'client',
    bare: true,
  }),
  signOut: get('/api/blade-auth/oauth/logout', {
    alias: '/api/blade-auth/logout',
    returns: z.object({}),
    bare: true,
  }),
  /** Of the centre's active staff; the name that a lock is for need not be anybody's, and such a lock shows nowhere. */
  listSignInLocks: get('/api/blade-system/user/locks', { own: true, returns: z.array(SignInLock) }),
  /** Lifts every lock of these people. */
  unlockSignIn: post('/api/blade-system/user/unlock', {
    own: true,
    query: z.object({ userIds: IdList }),
    returns: Nothing,
  }),
})
