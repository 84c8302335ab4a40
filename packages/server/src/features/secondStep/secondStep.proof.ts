// A person proves their second step by a code of their app, or by one of their recovery codes. Each works once.
import { mostWrongCodes } from '@daybook/contract/secondStep/secondStep.rules.ts'
import { type CodeMaker, typedCode } from '../../platform/codes/codes.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import { tell } from '../notification/index.ts'
import { secondStepAlerts } from './secondStep.alerts.ts'
import { stepOf } from './secondStep.app.ts'
import { countRecoveryCodes, findSecondStep, setSecondStep, spendRecoveryCode } from './secondStep.queries.ts'

/** What the second step needs from the app. */
export interface SecondStepParts {
  codes: CodeMaker
  random: RandomBytes
}

export type ProofContext = Pick<Context<unknown, unknown>, 'tx' | 'ids' | 'clock' | 'publish'>
type Row = NonNullable<Awaited<ReturnType<typeof findSecondStep>>>

export const secondStepPage = '/pages/user/second-step'

/** Uses a code up. A wrong one is counted, so the transaction has to be committed either way.
 *  @param typed as people type it */
export async function proveSecondStep(
  parts: SecondStepParts,
  context: ProofContext,
  staffId: string,
  typed: string,
): Promise<boolean> {
  const { tx, clock } = context
  const row = await findSecondStep(tx, staffId)
  if (!row?.confirmedAt || hasTooManyWrong(row, clock.now())) return false
  const code = typedCode(typed)
  const right =
    (await spendAppCode(parts, tx, { row, staffId, code, now: clock.now() })) ||
    (await useRecoveryCode(parts, context, staffId, code))
  if (right) await setSecondStep(tx, staffId, { wrongTries: 0, wrongSince: null })
  else await countWrong(tx, staffId, row, clock.now())
  return right
}

interface Tried {
  row: Row
  staffId: string
  code: string
  now: Date
}

/** Fails when the installation has lost the key. Its recovery codes cannot be checked then either. */
function openSecret(codes: CodeMaker, sealed: string): string {
  try {
    return codes.open(sealed)
  } catch {
    return fail('SECOND_STEP_LOST')
  }
}

/** Whether the code is right and newer than the last one that was accepted. */
export async function spendAppCode(
  { codes }: SecondStepParts,
  tx: Tx,
  { row, staffId, code, now }: Tried,
): Promise<boolean> {
  const step = stepOf(openSecret(codes, row.sealedSecret), code, now)
  if (step === undefined || step <= row.lastStep) return false
  await setSecondStep(tx, staffId, { lastStep: step })
  return true
}

export const hashOfRecoveryCode = ({ codes }: SecondStepParts, staffId: string, code: string): Buffer =>
  codes.hash('recovery code', staffId, code)

async function useRecoveryCode(
  parts: SecondStepParts,
  context: ProofContext,
  staffId: string,
  code: string,
): Promise<boolean> {
  const { tx, clock, ids } = context
  const now = clock.now()
  if (!(await spendRecoveryCode(tx, staffId, hashOfRecoveryCode(parts, staffId, code), now))) return false
  const params = { at: now.toISOString(), left: await countRecoveryCodes(tx, staffId) }
  await tell(context, secondStepAlerts.recoveryCodeUsed, [
    { params, to: [staffId], link: secondStepPage, causeId: ids() },
  ])
  return true
}

const day = 86_400_000

const isOld = ({ wrongSince }: Row, now: Date) =>
  wrongSince === null || Date.parse(wrongSince) + day <= now.getTime()

export const hasTooManyWrong = (row: Row, now: Date): boolean =>
  row.wrongTries >= mostWrongCodes && !isOld(row, now)

export async function countWrong(tx: Tx, staffId: string, row: Row, now: Date): Promise<void> {
  const first = { wrongTries: 1, wrongSince: now.toISOString() }
  await setSecondStep(tx, staffId, isOld(row, now) ? first : { wrongTries: row.wrongTries + 1 })
}
