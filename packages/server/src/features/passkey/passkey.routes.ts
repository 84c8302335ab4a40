import { mostPasskeys, passkey, passkeyMessages } from '@daybook/contract/passkey/passkey.contract.ts'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { alerts, tell } from '../notification/index.ts'
import { challengeIn, newChallenge, spendChallenge } from './passkey.challenge.ts'
import { type PasskeyParts, siteOf } from './passkey.parts.ts'
import { keepPasskey, passkeysOf, removeOwn, renameOwn } from './passkey.queries.ts'

export const passkeyAlerts = alerts(passkeyMessages, {
  added: {
    topic: 'account',
    to: 'named',
    words: { 'en-US': 'A passkey was added to your account', 'zh-CN': '您的账号添加了通行密钥' },
  },
})

type Of<K extends keyof typeof passkey.operations> = ContextOf<(typeof passkey.operations)[K]>

export async function listPasskeys({ tx, actor }: Of<'listPasskeys'>) {
  const all = await passkeysOf(tx, actor.personId)
  return all.map(({ id, name, madeAt, usedAt }) => ({ id, name, madeAt, usedAt }))
}

/** The device keeps the person's centre and id with the passkey, so that it signs in without a name. */
export const handleOf = (tenantId: string, personId: string) =>
  new Uint8Array(Buffer.from(`${tenantId}:${personId}`))

/** EdDSA, ES256 and RS256, which every device has one of. */
const algorithms = [-8, -7, -257]

export const startPasskey = (parts: PasskeyParts) => async (context: Of<'startPasskey'>) => {
  const { tx, actor, caller } = context
  const { expectedRPID } = siteOf(parts, caller)
  const known = await passkeysOf(tx, actor.personId)
  const options = await generateRegistrationOptions({
    rpName: 'Daybook',
    rpID: expectedRPID,
    userName: `${actor.name} (${actor.tenantId})`,
    userDisplayName: actor.name,
    userID: handleOf(actor.tenantId, actor.personId),
    challenge: await newChallenge(parts, context, actor.personId),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options } }
}

export const savePasskey =
  (parts: PasskeyParts) =>
  async (context: Of<'savePasskey'>): Promise<null> => {
    const { tx, ids, clock, actor, caller, input, auditSubjects } = context
    const { personId } = actor
    if ((await passkeysOf(tx, personId)).length >= mostPasskeys) fail('PASSKEY_REFUSED')
    const { attestation, name } = input
    const { clientDataJSON, attestationObject, transports = [] } = attestation.response
    const challenge = challengeIn(clientDataJSON)
    if (!(await spendChallenge(parts, context, challenge, personId))) fail('PASSKEY_REFUSED')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...attestation,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      ...siteOf(parts, caller),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch(() => ({ registrationInfo: undefined }))
    if (!registrationInfo) fail('PASSKEY_REFUSED')
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    const id = ids()
    const kept = { id, staffId: personId, name, credentialId, publicKey: Buffer.from(publicKey), counter }
    await keepPasskey(tx, { ...kept, transports })
    auditSubjects(id)
    const params = { at: clock.now().toISOString(), name }
    const link = '/pages/user/second-step'
    await tell(context, passkeyAlerts.added, [{ params, to: [personId], link, causeId: id }])
    return null
  }

export async function renamePasskey({ tx, actor, input, auditSubjects }: Of<'renamePasskey'>): Promise<null> {
  found(await renameOwn(tx, actor.personId, input))
  auditSubjects(input.id)
  return null
}

export async function removePasskey({ tx, actor, input, auditSubjects }: Of<'removePasskey'>): Promise<null> {
  found(await removeOwn(tx, actor.personId, input.id))
  auditSubjects(input.id)
  return null
}

/** Its owner's operations need no right, because those who have to set up a second step first have none yet. */
export const passkeyRoutes = (parts: PasskeyParts) =>
  implement(passkey, {
    listPasskeys: { can: 'session', run: listPasskeys },
    startPasskey: { can: 'session', audit: 'passkey.start', run: startPasskey(parts) },
    savePasskey: { can: 'session', audit: 'passkey.add', run: savePasskey(parts) },
    renamePasskey: { can: 'session', audit: 'passkey.rename', run: renamePasskey },
    removePasskey: { can: 'session', audit: 'passkey.remove', run: removePasskey },
  })
