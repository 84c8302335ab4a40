// Signing in with a passkey. Loaded with its library when somebody taps the button.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { client } from '../../platform/api/client.ts'
import { deviceHeaders, startSession } from './auth.data.ts'

const api = client(auth)

/** @throws ApiError when the server refuses, and the browser's own error when the person cancels */
export async function signInByPasskey(): Promise<void> {
  const { options } = await api.startPasskeySignIn({}, { quiet: true })
  // The options come from the same library on the server.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  const assertion = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
  const result = await api.signInByPasskey({ assertion }, { quiet: true, headers: deviceHeaders() })
  await startSession(result.tenant_id, result)
}
