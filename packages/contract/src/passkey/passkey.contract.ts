// Passkeys (WebAuthn): a person signs in with the lock of their phone or computer, without a name or password. It counts
// as both steps. The hard rule: only what the device proves with its own key, for this site and once, signs in.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, InstantOut, Line, Nothing } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'

/** To a person about their own sign-in. */
export const passkeyMessages = messageKinds('passkey', {
  added: z.object({ at: InstantOut, name: z.string() }),
})

const Bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(most)

/** What the browser answers, in the JSON that WebAuthn defines. */
export const Attestation = z.object({
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes(6000),
    attestationObject: Bytes(12_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

export const Assertion = z.object({
  id: Bytes(1400),
  rawId: Bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes(6000),
    authenticatorData: Bytes(6000),
    signature: Bytes(6000),
    userHandle: Bytes(90),
  }),
})

/** For the browser's call, in the same JSON. */
export const BrowserOptions = z.object({ options: z.record(z.string(), z.unknown()) })

const Passkey = z.object({
  id: Id,
  name: z.string(),
  madeAt: InstantOut,
  usedAt: InstantOut.nullable(),
})

/** How many a person may have. */
export const mostPasskeys = 10

export const passkey = feature('passkey', {
  listPasskeys: get('/api/blade-auth/passkey/list', {
    description: "Lists the signed-in person's own passkeys, newest first.",
    own: true,
    returns: z.array(Passkey),
  }),
  startPasskey: post('/api/blade-auth/passkey/start', {
    description: 'Starts adding a passkey and returns the challenge that the device has to sign.',
    own: true,
    returns: BrowserOptions,
    errors: ['PASSKEY_NOT_HERE'],
  }),
  savePasskey: post('/api/blade-auth/passkey/save', {
    description: 'Adds the passkey that the device has made, for the signed-in person.',
    own: true,
    body: z.object({ name: Line(60), attestation: Attestation }),
    returns: Nothing,
    errors: ['PASSKEY_REFUSED', 'PASSKEY_NOT_HERE'],
  }),
  renamePasskey: post('/api/blade-auth/passkey/rename', {
    description: "Gives one of the signed-in person's passkeys another name.",
    own: true,
    body: z.object({ id: Id, name: Line(60) }),
    returns: Nothing,
  }),
  removePasskey: post('/api/blade-auth/passkey/remove', {
    description: "Removes one of the signed-in person's passkeys.",
    own: true,
    body: z.object({ id: Id }),
    returns: Nothing,
  }),
})
