// A person with a second step gets a ticket instead of a session. The ticket is needed to prove the second step.
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

type StepContext = Pick<TokenContext, 'tx' | 'clock' | 'ids' | 'caller'>

export const named = (ticket: string) => ({ purpose: 'second-step', subjectHash: hashOfTicket(ticket) })

/** A ticket is bound to the network and the program that it was issued to. */
export const holderOf = (
  { codes }: Pick<AuthParts, 'codes'>,
  { ip, device }: Pick<StepContext['caller'], 'ip' | 'device'>,
): Buffer => codes.hash('second step', networkOf(ip), device)

/** Issues a ticket; undefined if no second step is needed. */
export async function askSecondStep(
  parts: Pick<AuthParts, 'codes' | 'random'>,
  { tx, clock, ids, caller }: StepContext,
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

/** The ways to prove the second step. A passkey alone does not require a second step after the password, unless the centre
 *  does. */
async function waysOf(tx: Tx, staffId: string): Promise<SecondStepWay[]> {
  const hasCode = await hasSecondStep(tx, staffId)
  const needsStep = hasCode || (await isRequired(tx, staffId))
  const ways: SecondStepWay[] = hasCode ? ['code'] : []
  return needsStep && (await hasPasskey(tx, staffId)) ? [...ways, 'passkey'] : ways
}

/** Fails with the ticket in `about`, for sign-ins whose answers have an envelope. Writes are kept, so used codes stay used. */
export async function refuseForSecondStep(
  parts: Pick<AuthParts, 'codes' | 'random'>,
  context: StepContext,
  account: Account,
): Promise<void> {
  const asked = await askSecondStep(parts, context, account)
  if (!asked) return
  const about = { ticket: asked.ticket, ways: asked.ways.join() }
  const error = new AppError('SECOND_STEP_NEEDED', undefined, undefined, about)
  error.keepsWrites = true
  throw error
}
