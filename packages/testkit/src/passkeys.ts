// A device with passkeys, made of software: it answers as a browser does (WebAuthn, ES256, no attestation).
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

interface TestPasskey {
  id: string
  privateKey: KeyObject
  publicKey: KeyObject
  userHandle: string
}

export const testOrigin = 'https://daybook.example.org'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

export function newTestPasskey(tenantId: string, personId: string): TestPasskey {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { id: base64url(sha256(personId)), ...keys, userHandle: base64url(`${tenantId}:${personId}`) }
}

const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Which site, that a person was there and verified, and how often the key was used. */
function authenticatorData(origin: string, counter: number, credential?: Buffer): Buffer {
  const flags = credential ? 0x45 : 0x05
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const site = sha256(new URL(origin).hostname)
  return Buffer.concat([site, Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
}

/** The public key as COSE writes it: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
export function publicKeyOf({ publicKey }: TestPasskey): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const part = (name: number, value: string) => [
    Buffer.from([name, 0x58, 32]),
    Buffer.from(value, 'base64url'),
  ]
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...part(0x21, x),
    ...part(0x22, y),
  ])
}

/** What a browser answers when a passkey is made. */
export function attest(passkey: TestPasskey, challenge: string, origin = testOrigin) {
  const id = Buffer.from(passkey.id, 'base64url')
  const length = Buffer.from([0, id.length])
  const data = authenticatorData(
    origin,
    0,
    Buffer.concat([Buffer.alloc(16), length, id, publicKeyOf(passkey)]),
  )
  // CBOR of { fmt: 'none', attStmt: {}, authData }.
  const attestation = Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key' as const,
    response: {
      clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    },
  }
}

/** What a browser answers when a passkey signs in. */
export function assert(passkey: TestPasskey, challenge: string, { origin = testOrigin, counter = 0 } = {}) {
  const data = authenticatorData(origin, counter)
  const client = clientData('webauthn.get', challenge, origin)
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), passkey.privateKey)
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key' as const,
    response: {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: passkey.userHandle,
    },
  }
}
