import { auth } from '@daybook/contract/auth/auth.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { notify } from '../../platform/notice.ts'
import { query } from '../../platform/query/query.ts'
import { go, prepare } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import { nextPlace } from './auth.enter.ts'
import { storeLastSignIn } from './auth.last.ts'
import { askForStep, forgetStep, pendingStep } from './auth.step.ts'

const api = client(auth)
const staffApi = client(staff)

type LoginResult = AnswerOf<(typeof auth.operations)['signInByCode']>

export interface Credentials {
  tenantId: string
  username: string
  password: string
}

export const deviceHeaders = (): Record<string, string> => {
  const deviceToken = readJson<string>(deviceStorage(), deviceTokenKey)
  return deviceToken ? { 'Device-Token': deviceToken } : {}
}

/** Starts the session, or keeps the second step that the server requires. */
export async function startOrAskStep(tenantId: string, call: Promise<LoginResult>): Promise<void> {
  const result = await call.catch((error: unknown) => {
    if (!askForStep(tenantId, error)) throw error
  })
  if (result) await startSession(tenantId, result)
}

/** @throws ApiError without showing its message: the form shows it */
export async function signInBySecondStep(code: string): Promise<void> {
  const { tenantId, ticket } = pendingStep() ?? {}
  if (!tenantId || !ticket) throw new ApiError({ status: 422, key: 'SIGN_IN_EXPIRED' })
  const options = { tenantId, quiet: true, headers: deviceHeaders() }
  await startSession(tenantId, await api.signInBySecondStep({ ticket, code }, options))
}

export const phoneWayQuery = () => ({
  ...query(api.getPhoneWay),
  queryFn: () => api.getPhoneWay({}, { quiet: true }),
  retry: false,
})

/** May leave a pending second step, which `enter` then opens.
 *  @throws ApiError, which has already been shown */
export async function signIn({ tenantId, username, password }: Credentials): Promise<void> {
  const input = { tenantId, username, password, grant_type: 'password', scope: 'all', type: 'account' }
  const call = api.signIn(input, { tenantId, headers: deviceHeaders(), quiet: true }).then((result) => {
    // A refusal has already rejected. This check only narrows the contract's union type.
    if (!('access_token' in result)) throw new ApiError({ status: 400, body: result })
    return result
  })
  await startOrAskStep(tenantId, call).catch((error: unknown) => {
    notify(errorWords(error))
    throw error
  })
}

/** Stores the session of a sign-in. */
export async function startSession(tenantId: string, result: LoginResult): Promise<void> {
  forgetStep()
  writeJson(deviceStorage(), deviceTokenKey, result.device_token)
  session.begin(result)
  const own = staffApi.getOwn()
  // At the same time, because a round trip is half a second on a slow network.
  void prepare(nextPlace())
  try {
    session.setProfile(await own)
  } catch (error) {
    session.end()
    throw error
  }
  storeLastSignIn({ tenantId, username: result.account })
}

/** Empty if they cannot be read: sign-in works without them. */
export const demoAccountsQuery = () => ({
  ...query(api.listDemoAccounts),
  queryFn: () => api.listDemoAccounts({}, { quiet: true }).catch(() => []),
})

/** A network that swallows requests must not keep somebody signed in who hands the tablet over. */
const signOutPatience = 3000

/** Signs out on the device even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  await endOnServer()
  await go(to.loginAccount(), { replace: true })
  session.end()
}

/** Signs out and stays on a page that is open to everybody. */
export async function endSession(): Promise<void> {
  await endOnServer()
  session.end()
}

/** Offline, the session on the server ends when its tokens expire. */
async function endOnServer(): Promise<void> {
  const told = api.signOut({}, { quiet: true, background: true }).catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, signOutPatience))])
}

/** Proves to the server that this device has signed in before, so that wrong passwords elsewhere do not lock it out. It
 *  belongs to the device and is kept at sign-out. */
const deviceTokenKey = 'deviceToken'
