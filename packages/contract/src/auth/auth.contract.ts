// Signing in and out, for teachers, managers and the platform's administrator. The answers have no envelope, as clients
// of the family expect. The hard rules: an access token is valid exactly as long as its session, and neither the text
// nor the timing of an answer shows whether an account exists.
import { z } from 'zod'
import { directoryProblems, Secret } from '../directory/directory.contract.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { roles } from '../kernel/rights.ts'
import { Id, IdList, InstantOut, Nothing } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { Assertion, BrowserOptions } from '../passkey/passkey.contract.ts'
import { secondStepWays } from '../secondStep/secondStep.rules.ts'

/** Messages to a person about their own account. */
export const authMessages = messageKinds('auth', {
  locked: z.object({
    at: InstantOut,
    until: InstantOut,
    /** Whether the device had signed in to the account before. */
    onKnownDevice: z.boolean(),
  }),
  /** Somebody else made a code that signs in to the reader's account. */
  codeGiven: z.object({ at: InstantOut, byName: z.string() }),
})

/** Everything is optional here, because errors in this request have the family's own format. */
const TokenQuery = z.object({
  tenantId: z.string().max(12).optional(),
  username: z.string().max(64).optional(),
  /** Plain text; or an MD5 hex digest, or encrypted with SM2, if the server is configured for that. */
  password: z.string().max(600).optional(),
  grant_type: z.string().max(20).optional(),
  refresh_token: z.string().max(400).optional(),
  scope: z.string().max(20).optional(),
  type: z.string().max(20).optional(),
  /** The names that SpringBlade's web client uses for username, grant_type and refresh_token. */
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
  /** Daybook's own field: 32 bytes in hex, the same at every sign-in of this person. The client encrypts the data it
   *  stores for them with this key, and forgets the key at sign-out. */
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
  /** The same as `role_name`, by the name that SpringBlade's web client reads. */
  authority: z.string(),
  avatar: z.string(),
  country_code: z.string(),
  detail: z.object({ type: z.string() }),
  /** Daybook's own field, which identifies the device. A client that sends it in `Device-Token` is not locked out by
   *  failures elsewhere. Absent from the answer to a refresh. */
  device_token: z.string().optional(),
})

export const Refusal = z.object({
  error_code: z.number().int(),
  error_description: z.string(),
  /** Whether the grant `captcha` found no code, or a wrong one. */
  captcha: z.boolean(),
  /** The ticket for `signInBySecondStep`, when the password was right and the account has a second step. Clients that do
   *  not know the field show the description. */
  second_step: z.object({ ticket: z.string(), ways: z.array(z.enum(secondStepWays)) }).optional(),
})

/** A person who is locked out on some device or network after too many failures. */
const SignInLock = z.object({
  id: Id,
  realName: z.string(),
  account: z.string(),
  avatar: z.string(),
  until: InstantOut,
})

/** An account of the demo data, with the password that the README names too. */
export const DemoAccount = z.object({
  tenantId: z.string(),
  account: z.string(),
  password: z.string(),
  name: z.string(),
  role: z.enum(roles),
})
export type DemoAccount = z.output<typeof DemoAccount>

const OwnSession = z.object({
  id: Id,
  /** The browser's own name for itself. */
  device: z.string(),
  startedAt: InstantOut,
  usedAt: InstantOut,
  isThis: z.boolean(),
})

/** A code that works once. */
const SignInCode = z.object({ code: z.string(), until: InstantOut })

const token = {
  query: TokenQuery,
  headers: ['captcha-key', 'captcha-code', 'device-token', 'refresh-key'],
  returns: z.union([LoginResult, Refusal]),
  access: 'client',
  bare: true,
} as const

export const auth = feature('auth', {
  signIn: post('/api/blade-auth/oauth/token', {
    description:
      'Signs a person in with user name and password, or renews a session with its refresh token, which works once; with the header `Refresh-Key`, a secret of the device, the same request gets the same token again until that is used. After repeated failures it locks the user name for a while on that device or network. The grant `captcha` also checks the code of a captcha.',
    ...token,
    alias: '/api/blade-auth/token',
  }),
  signInToGarden: post('/api/blade-auth/oauth/garden-token', {
    ...token,
    description:
      'Does the same as signIn, at the address that the family of clients calls to enter a centre.',
  }),
  getCaptcha: get('/api/blade-auth/oauth/captcha', {
    description:
      'Returns a new captcha picture and the key that belongs to it, for clients that show one. No sign-in requires it: limits by device and network protect accounts.',
    alias: '/api/blade-auth/captcha',
    /** An image of five letters or digits, as a data URI. */
    returns: z.object({ key: z.string(), image: z.string() }),
    access: 'client',
    bare: true,
  }),
  listDemoAccounts: get('/api/blade-auth/oauth/demo-accounts', {
    description: 'Lists the accounts that a visitor may try. The list is empty unless demo data is open.',
    own: true,
    returns: z.array(DemoAccount),
    access: 'public',
  }),
  signOut: get('/api/blade-auth/oauth/logout', {
    description: 'Signs the person out and ends the session of this token.',
    alias: '/api/blade-auth/logout',
    orPost: true,
    returns: z.object({}),
    bare: true,
  }),
  makeSignInCode: post('/api/blade-auth/oauth/sign-in-code', {
    description:
      'Makes a code with which the signed-in person can sign in on another device. It replaces their earlier code.',
    own: true,
    returns: SignInCode,
  }),
  giveSignInCode: post('/api/blade-garden/teacher/sign-in-code', {
    description:
      'Makes a sign-in code for a member of staff, to be handed over. That person gets a message about it.',
    own: true,
    query: z.object({ userId: Id }),
    returns: SignInCode,
    errors: ['RIGHTS_BEYOND_OWN'],
  }),
  getPhoneWay: get('/api/front/blade-common/login-phone/way', {
    description: 'Says whether this installation sends sign-in codes by SMS.',
    own: true,
    returns: z.object({ isOffered: z.boolean() }),
    access: 'public',
  }),
  sendPhoneCode: post('/api/front/blade-common/login-phone/send-code', {
    description:
      'Sends a sign-in code by SMS if the number belongs to exactly one account of the centre. Of the codes that this caller has asked for, the last one counts; a caller is known by the header `Recovery-Key`, a secret of its own, or without it by its address and program. A device that the account knows (`Device-Token`), and else a network, may ask five times an hour. The answer is the same for every number.',
    own: true,
    query: z.object({ phone: z.string().max(40).default('') }),
    headers: ['recovery-key', 'device-token'],
    returns: Nothing,
    access: 'public',
    errors: ['PHONE_MISSING', 'PHONE_WRONG', 'SMS_NOT_OFFERED'],
  }),
  signInByCode: post('/api/blade-garden/teacher/login-by-code', {
    description:
      'Signs in at the centre of the header `Tenant-Id`, with a handed-over code or, with `phone`, the code that this caller had sent to that number (`Recovery-Key`). Every code that does not work gets the same answer.',
    query: z.object({ code: z.string().trim().min(1).max(40), phone: z.string().max(40).optional() }),
    headers: ['device-token', 'recovery-key'],
    returns: LoginResult,
    access: 'client',
    errors: ['CODE_WRONG', 'PHONE_WRONG', 'SECOND_STEP_NEEDED'],
  }),
  signInBySecondStep: post('/api/blade-auth/oauth/second-step', {
    description:
      "Completes a sign-in at the centre of the header `Tenant-Id` with a code of the person's authenticator app or a recovery code. A ticket works once, for ten minutes and five tries, on the device that it was given to.",
    own: true,
    body: z.object({ ticket: z.string().max(60), code: z.string().trim().min(1).max(20) }),
    headers: ['device-token'],
    returns: LoginResult,
    access: 'client',
    errors: ['CODE_WRONG', 'SIGN_IN_EXPIRED', 'SECOND_STEP_LOST'],
  }),
  startPasskeySignIn: post('/api/blade-auth/oauth/passkey/start', {
    description: 'Starts a sign-in by passkey and returns the challenge that the device has to sign.',
    own: true,
    returns: BrowserOptions,
    access: 'client',
    errors: ['PASSKEY_NOT_HERE'],
  }),
  signInByPasskey: post('/api/blade-auth/oauth/passkey', {
    description:
      'Signs in with a passkey, which counts as both steps. The passkey itself names the centre and the person.',
    own: true,
    body: z.object({ assertion: Assertion }),
    headers: ['device-token'],
    returns: LoginResult,
    access: 'client',
    errors: ['PASSKEY_REFUSED', 'PASSKEY_NOT_HERE'],
  }),
  signInByDirectory: post('/api/blade-auth/oauth/directory', {
    description:
      'Completes a sign-in by the directory of the centre in the header `Tenant-Id`, with the key that the browser started with and the ticket that it came back with. Both work once.',
    own: true,
    body: z.object({ key: Secret, ticket: Secret }),
    headers: ['device-token'],
    returns: LoginResult,
    access: 'client',
    errors: ['SIGN_IN_EXPIRED', 'SECOND_STEP_NEEDED', ...directoryProblems],
  }),
  changePassword: post('/api/blade-system/user/update-password', {
    description:
      'Changes the password of the signed-in person and ends all of their sessions. The fifth wrong password within half an hour ends the session that it came from. The old one is not compared after somebody else has set it.',
    query: z.object({
      oldPassword: z.string().max(64).default(''),
      newPassword: z.string().max(64),
      newPassword1: z.string().max(64),
    }),
    returns: Nothing,
    errors: ['PASSWORD_WRONG', 'PASSWORDS_DIFFER', 'RECORD_CHANGED'],
  }),
  listSessions: get('/api/blade-auth/oauth/sessions', {
    description: "Lists the signed-in person's own sessions, the last used first.",
    own: true,
    returns: z.array(OwnSession),
  }),
  endSession: post('/api/blade-auth/oauth/sessions/end', {
    description: "Ends one of the signed-in person's own sessions, such as that of a lost tablet.",
    own: true,
    query: z.object({ id: Id }),
    returns: Nothing,
  }),
  listSignInLocks: get('/api/blade-system/user/locks', {
    description:
      "Lists the sign-in locks of the centre's active staff. A lock on a user name that nobody has is not listed.",
    own: true,
    returns: z.array(SignInLock),
  }),
  unlockSignIn: post('/api/blade-system/user/unlock', {
    description: 'Lifts every sign-in lock of the given people.',
    own: true,
    query: z.object({ userIds: IdList }),
    returns: Nothing,
  }),
})
