// Making a passkey in this browser. It is loaded when somebody taps the button, with its library.
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { passkeyOptions, savePasskey } from './passkey.data.ts'

/** @throws ApiError, which has already been shown, or the browser's own error when the person cancels */
export async function addPasskey(name: string): Promise<void> {
  const { options } = await passkeyOptions()
  // The server's library made them for this one.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports } = response
  const attestation = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports },
  }
  await savePasskey({ name, attestation })
}
