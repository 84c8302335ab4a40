// Signing in with a passkey: the device names the person, and proves it with the key that it has for them.

import { Id, TenantId } from '@daybook/contract/kernel/schema.ts'
import type { Assertion } from '@daybook/contract/passkey/passkey.contract.ts'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { challengeIn, newChallenge, spendChallenge } from './passkey.challenge.ts'
import { type PasskeyParts, siteOf } from './passkey.parts.ts'
import { findPasskey, notePasskeyUse } from './passkey.queries.ts'

type Asking = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock' | 'caller'>
type Proof = z.output<typeof Assertion>

export async function assertionOptions(parts: PasskeyParts, context: Asking) {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(parts, context.caller).expectedRPID,
    challenge: await newChallenge(parts, context, ''),
    userVerification: 'required',
  })
  return { options: { ...options } }
}

export interface Proved {
  tenantId: string
  staffId: string
}

/** Whose passkey it is, when it is right. Its challenge is used up either way. */
export async function proveByPasskey(
  parts: PasskeyParts,
  context: Asking,
  proof: Proof,
): Promise<Proved | undefined> {
  const { tx, caller } = context
  const challenge = challengeIn(proof.response.clientDataJSON)
  if (!(await spendChallenge(parts, context, challenge, ''))) return undefined
  const named = readHandle(proof.response.userHandle)
  if (!named) return undefined
  return asTenant(tx, named.tenantId, async () => {
    const passkey = await findPasskey(tx, named.staffId, proof.id)
    if (!passkey) return undefined
    const { id, credentialId, publicKey, counter } = passkey
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} },
      expectedChallenge: challenge,
      ...siteOf(parts, caller),
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: undefined }))
    if (!verified || !authenticationInfo) return undefined
    await notePasskeyUse(tx, id, authenticationInfo.newCounter)
    return named
  })
}

function readHandle(handle: string): Proved | undefined {
  const [tenant, person] = Buffer.from(handle, 'base64url').toString().split(':')
  const tenantId = TenantId.safeParse(tenant)
  const staffId = Id.safeParse(person)
  return tenantId.success && staffId.success ? { tenantId: tenantId.data, staffId: staffId.data } : undefined
}
