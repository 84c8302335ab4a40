// Signing in by the centre's own directory: the browser is redirected there and returns with a ticket.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { directory } from '@daybook/contract/directory/directory.contract.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import { deviceHeaders, startOrAskStep } from './auth.data.ts'

const api = client(auth)
const directories = client(directory)

/** Stored while the browser is at the directory. */
interface Redirected {
  tenantId: string
  /** A secret of this browser, so that nobody else can complete the sign-in. */
  key: string
  redirect: string | undefined
}

const awayKey = 'directorySignIn'

/** Whether the centre has a directory; false if that cannot be read, such as offline. */
export const hasDirectory = (tenantId: string): Promise<boolean> =>
  directories.getDirectoryWay({}, { tenantId, quiet: true }).then(
    ({ isOffered }) => isOffered,
    () => false,
  )

/** @throws ApiError without showing its message */
export async function leaveForDirectory(tenantId: string, redirect: string | undefined): Promise<void> {
  const random = crypto.getRandomValues(new Uint8Array(32))
  const key = btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  const { page } = await directories.startDirectory({ key }, { tenantId, quiet: true })
  writeJson(deviceStorage(), awayKey, { tenantId, key, redirect } satisfies Redirected)
  location.assign(page)
}

/** Returns the page that the person wanted. May leave a pending second step, which `enter` then opens.
 *  @throws ApiError without showing its message */
export async function returnFromDirectory(ticket: string | undefined): Promise<string | undefined> {
  const away = readJson<Redirected>(deviceStorage(), awayKey)
  writeJson(deviceStorage(), awayKey, undefined)
  if (!away || !ticket) throw new ApiError({ status: 422, key: 'SIGN_IN_EXPIRED' })
  const { tenantId, key, redirect } = away
  const options = { tenantId, quiet: true, headers: deviceHeaders() }
  await startOrAskStep(tenantId, api.signInByDirectory({ key, ticket }, options))
  return redirect
}
