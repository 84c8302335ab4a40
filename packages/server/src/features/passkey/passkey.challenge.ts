// A challenge is random and works once, for ten minutes.

import { keepCode, spendCode, tryCode } from '../../platform/codes/codes.queries.ts'
import { hashOfTicket, newTicket } from '../../platform/codes/tickets.ts'
import type { Context } from '../../platform/context.ts'
import type { PasskeyParts } from './passkey.parts.ts'

type Asking = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock'>

/** @param whose the person who registers a passkey; nobody at a sign-in */
const named = (challenge: string) => ({ purpose: 'passkey', subjectHash: hashOfTicket(challenge) })
const holderOf = ({ codes }: Pick<PasskeyParts, 'codes'>, whose: string) => codes.hash('passkey', whose)

export async function newChallenge(parts: PasskeyParts, { tx, ids, clock }: Asking, whose: string) {
  const challenge = newTicket(parts.random)
  await keepCode(tx, { id: ids(), ...named(challenge), codeHash: holderOf(parts, whose) }, clock.now())
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** Uses a challenge up. Returns whether it was given to this person and still counts. */
export async function spendChallenge(
  parts: Pick<PasskeyParts, 'codes'>,
  { tx, clock }: Pick<Asking, 'tx' | 'clock'>,
  challenge: string,
  whose: string,
): Promise<boolean> {
  const now = clock.now()
  const right = await tryCode(tx, named(challenge), holderOf(parts, whose), now)
  if (right) await spendCode(tx, named(challenge), now)
  return right !== undefined
}

/** The challenge that the browser signed. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
