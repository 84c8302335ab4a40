import type { secondStep } from '@daybook/contract/secondStep/secondStep.contract.ts'
import { recoveryCodeLength, recoveryCodes } from '@daybook/contract/secondStep/secondStep.rules.ts'
import { typedCode } from '../../platform/codes/codes.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, failAndKeep, found } from '../../platform/errors.ts'
import { tell } from '../notification/index.ts'
import { deletePasskeys, hasPasskey } from '../passkey/index.ts'
import { isActiveStaff, refuseBeyond } from '../staff/index.ts'
import { secondStepAlerts } from './secondStep.alerts.ts'
import { addressOf, newSecret } from './secondStep.app.ts'
import type { SecondStepParts } from './secondStep.proof.ts'
import {
  countWrong,
  hashOfRecoveryCode,
  hasTooManyWrong,
  type ProofContext,
  proveSecondStep,
  secondStepPage,
  spendAppCode,
} from './secondStep.proof.ts'
import {
  countRecoveryCodes,
  deleteSecondStep,
  findSecondStep,
  isRequired,
  keepRecoveryCodes,
  keepSecret,
  onSince,
  setSecondStep,
} from './secondStep.queries.ts'

type Of<K extends keyof typeof secondStep.operations> = ContextOf<(typeof secondStep.operations)[K]>

export async function getSecondStep({ tx, actor }: Of<'getSecondStep'>) {
  return {
    onSince: await onSince(tx, actor.personId),
    recoveryCodesLeft: await countRecoveryCodes(tx, actor.personId),
    isRequired: await isRequired(tx, actor.personId),
  }
}

export const startSecondStep =
  ({ codes, random }: SecondStepParts) =>
  async ({ tx, ids, actor, auditSubjects }: Of<'startSecondStep'>) => {
    const { personId } = actor
    if (await onSince(tx, personId)) fail('SECOND_STEP_ON')
    const secret = newSecret(random)
    await keepSecret(tx, { id: ids(), staffId: personId, sealedSecret: codes.seal(secret) })
    auditSubjects(personId)
    return { secret, address: addressOf(secret, `${actor.name} (${actor.tenantId})`) }
  }

export const confirmSecondStep =
  (parts: SecondStepParts) =>
  async (context: Of<'confirmSecondStep'>): Promise<{ recoveryCodes: string[] }> => {
    const { tx, clock, actor, input, auditSubjects } = context
    const staffId = actor.personId
    const now = clock.now()
    const row = found(await findSecondStep(tx, staffId))
    if (row.confirmedAt) fail('SECOND_STEP_ON')
    const code = typedCode(input.code)
    if (hasTooManyWrong(row, now) || !(await spendAppCode(parts, tx, { row, staffId, code, now }))) {
      await countWrong(tx, staffId, row, now)
      wrongCode()
    }
    await setSecondStep(tx, staffId, { confirmedAt: now.toISOString(), wrongTries: 0, wrongSince: null })
    auditSubjects(staffId)
    await tellOwner(context, 'turnedOn', staffId)
    return newRecoveryCodes(parts, context, staffId)
  }

export const renewRecoveryCodes =
  (parts: SecondStepParts) =>
  async (context: Of<'renewRecoveryCodes'>): Promise<{ recoveryCodes: string[] }> => {
    const { actor, input, auditSubjects } = context
    if (!(await proveSecondStep(parts, context, actor.personId, input.code))) wrongCode()
    auditSubjects(actor.personId)
    return newRecoveryCodes(parts, context, actor.personId)
  }

export const endSecondStep =
  (parts: SecondStepParts) =>
  async (context: Of<'endSecondStep'>): Promise<null> => {
    const { tx, actor, input, auditSubjects } = context
    if ((await isRequired(tx, actor.personId)) && !(await hasPasskey(tx, actor.personId)))
      fail('SECOND_STEP_REQUIRED')
    if (!(await proveSecondStep(parts, context, actor.personId, input.code))) wrongCode()
    await deleteSecondStep(tx, actor.personId)
    auditSubjects(actor.personId)
    await tellOwner(context, 'turnedOff', actor.personId)
    return null
  }

export async function resetSecondStep(context: Of<'resetSecondStep'>): Promise<null> {
  const { tx, ids, clock, actor, input, auditSubjects } = context
  found((await isActiveStaff(tx, input.userId)) || undefined)
  await refuseBeyond(context, [input.userId])
  const hadCodes = await deleteSecondStep(tx, input.userId)
  const hadPasskeys = await deletePasskeys(tx, input.userId)
  if (!hadCodes && !hadPasskeys) fail('SECOND_STEP_OFF')
  auditSubjects(input.userId)
  const params = { at: clock.now().toISOString(), byName: actor.name }
  await tell(context, secondStepAlerts.reset, [
    { params, to: [input.userId], link: secondStepPage, causeId: ids() },
  ])
  return null
}

/** Wrong codes are counted, so they are kept. */
function wrongCode(): never {
  failAndKeep('CODE_WRONG', { code: 'CODE_WRONG' })
}

async function newRecoveryCodes(parts: SecondStepParts, { tx, ids }: ProofContext, staffId: string) {
  const made = Array.from({ length: recoveryCodes }, () => parts.codes.make(recoveryCodeLength))
  const kept = made.map((code) => ({ id: ids(), codeHash: hashOfRecoveryCode(parts, staffId, code) }))
  await keepRecoveryCodes(tx, staffId, kept)
  return { recoveryCodes: made }
}

async function tellOwner(context: ProofContext, kind: 'turnedOn' | 'turnedOff', staffId: string) {
  const params = { at: context.clock.now().toISOString() }
  const message = { params, to: [staffId], link: secondStepPage, causeId: context.ids() }
  await tell(context, secondStepAlerts[kind], [message])
}
