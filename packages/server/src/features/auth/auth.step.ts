// A person with a second step gets no session for a password or code alone, but a ticket to prove the step with.
import type { SecondStepWay } from '@daybook/contract/secondStep/secondStep.rules.ts'
import { keepCode } from '../../platform/codes/codes.queries.ts'
import { hashOfTicket, newTicket } from '../../platform/codes/tickets.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { hasPasskey } from '../passkey/index.ts'
import { hasSecondStep, isRequired } from '../secondStep/index.ts'
import type { Account } from './auth.account.queries.ts'
import type { AuthParts, SecondStepAsked, TokenContext } from './auth.parts.ts'

type Asking = Pick<TokenContext, 'tx' | 'clock' | 'ids' | 'caller'>

export const named = (ticket: string) => ({ purpose: 'second-step', subjectHash: hashOfTicket(ticket) })

/** A ticket belongs to the network and the program that it was given to. */
export const holderOf = (
  { codes }: Pick<AuthParts, 'codes'>,
  { ip, device }: Pick<Asking['caller'], 'ip' | 'device'>,
): Buffer => codes.hash('second step', networkOf(ip), device)

/** Undefined when the person may enter at once. */
export async function askSecondStep(
  parts: Pick<AuthParts, 'codes' | 'random'>,
  { tx, clock, ids, caller }: Asking,
  account: Account,
): Promise<SecondStepAsked | undefined> {
  return asTenant(tx, account.tenantId, async () => {
    const ways = await waysOf(tx, account.id)
    if (ways.length === 0) return undefined
    const ticket = newTicket(parts.random)
    const kept = { id: ids(), ...named(ticket), codeHash: holderOf(parts, caller), staffId: account.id }
    await keepCode(tx, kept, clock.now())
    return { ticket, ways }
  })
}

/** A passkey of their own makes a code unnecessary, but not the password: unless the centre asks for a second step. */
async function waysOf(tx: Tx, staffId: string): Promise<SecondStepWay[]> {
  const hasCode = await hasSecondStep(tx, staffId)
  const needsOne = hasCode || (await isRequired(tx, staffId))
  const ways: SecondStepWay[] = hasCode ? ['code'] : []
  return needsOne && (await hasPasskey(tx, staffId)) ? [...ways, 'passkey'] : ways
}

/** The same for the ways to sign in whose answers have an envelope. What was used up stays so. */
export async function refuseForSecondStep(
  parts: Pick<AuthParts, 'codes' | 'random'>,
  context: Asking,
  account: Account,
): Promise<void> {
  const asked = await askSecondStep(parts, context, account)
  if (!asked) return
  const about = { ticket: asked.ticket, ways: asked.ways.join() }
  const error = new AppError('SECOND_STEP_NEEDED', undefined, undefined, about)
  error.keepsWrites = true
  throw error
}
