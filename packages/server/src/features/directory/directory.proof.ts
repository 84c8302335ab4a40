import { type DirectoryProblem, directoryProblems } from '@daybook/contract/directory/directory.contract.ts'
import { hashOfTicket } from '../../platform/codes/tickets.ts'
import type { Context } from '../../platform/context.ts'
import { spendOutcome } from './directory.queries.ts'

export interface Proved {
  staffId: string
  provedSecondStep: boolean
}

/** Whom the directory of the transaction's centre has named to this browser, or why nobody. It works once. */
export async function proveByDirectory(
  { tx, clock }: Pick<Context<unknown, unknown>, 'tx' | 'clock'>,
  { key, ticket }: { key: string; ticket: string },
): Promise<Proved | DirectoryProblem | 'SIGN_IN_EXPIRED'> {
  const outcome = await spendOutcome(tx, hashOfTicket(key), hashOfTicket(ticket), clock.now())
  if (!outcome) return 'SIGN_IN_EXPIRED'
  const { staffId, provedSecondStep, problem } = outcome
  if (staffId) return { staffId, provedSecondStep }
  return directoryProblems.find((one) => one === problem) ?? 'SIGN_IN_EXPIRED'
}
