// Signing in with a passkey. Loaded with its library when somebody taps the button.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { deviceHeaders, startSession } from './auth.data.ts'
import { lastSignIn } from './auth.last.ts'

const api = client(auth)

/** The passkey names its centre, and only the cell of that centre knows the passkey (decision 115). On a device that nobody of
 *  the centre has signed in on, that cell may not be the one that was asked first. Then the device is asked twice.
 *  @throws ApiError when the server refuses, and the browser's own error when the person cancels */
export async function signInByPasskey(): Promise<void> {
  const asked = lastSignIn().tenantId || defaultTenantId
  const assertion = await sign(asked)
  await send(asked, assertion).catch(async (error: unknown) => {
    const named = centreIn(assertion.response.userHandle)
    const isRefused = error instanceof ApiError && error.key === 'PASSKEY_REFUSED'
    if (!isRefused || named === undefined || named === asked) throw error
    await send(named, await sign(named))
  })
}

async function sign(tenantId: string) {
  const { options } = await api.startPasskeySignIn({}, { tenantId, quiet: true })
  // The options come from the same library on the server.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  const proof = { clientDataJSON, authenticatorData, signature, userHandle }
  return { id, rawId, type: 'public-key' as const, response: proof }
}

async function send(tenantId: string, assertion: Awaited<ReturnType<typeof sign>>): Promise<void> {
  const options = { tenantId, quiet: true, headers: deviceHeaders() }
  const result = await api.signInByPasskey({ assertion }, options)
  await startSession(result.tenant_id, result)
}

/** `100001:` and the person, in base64url. */
const centreIn = (userHandle: string): string | undefined =>
  /^(\d+):/.exec(atob(userHandle.replaceAll('-', '+').replaceAll('_', '/')))?.[1]
