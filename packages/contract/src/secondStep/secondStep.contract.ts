// A second step at sign-in: a person turns on the codes of an authenticator app, or turns them off. The hard rule: a code
// works once, and only its owner or a manager who may edit them can take the second step away.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { Id, InstantOut, Nothing } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'

/** Messages to a person about their own sign-in. */
export const secondStepMessages = messageKinds('secondStep', {
  turnedOn: z.object({ at: InstantOut }),
  turnedOff: z.object({ at: InstantOut }),
  /** A manager took it away, because the person had lost their phone. */
  reset: z.object({ at: InstantOut, byName: z.string() }),
  recoveryCodeUsed: z.object({ at: InstantOut, left: z.number().int() }),
})

const SecondStep = z.object({
  /** Since when codes are asked for; null when they are not. */
  onSince: InstantOut.nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Whether the centre asks it of this person. */
  isRequired: z.boolean(),
})

/** Shown once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const Proof = z.object({ code: z.string().trim().min(1).max(20) })

export const secondStep = feature('secondStep', {
  getSecondStep: get('/api/blade-auth/second-step/detail', {
    description:
      'Returns whether the signed-in person uses a second step, whether the centre requires it, and how many recovery codes are left.',
    own: true,
    returns: SecondStep,
  }),
  startSecondStep: post('/api/blade-auth/second-step/start', {
    description: 'Makes a new secret for an authenticator app. It counts once a code has confirmed it.',
    own: true,
    /** The secret as people type it, and as the address that apps read from a QR code. */
    returns: z.object({ secret: z.string(), address: z.string() }),
    errors: ['SECOND_STEP_ON'],
  }),
  confirmSecondStep: post('/api/blade-auth/second-step/confirm', {
    description:
      'Turns the second step on with a code of the authenticator app, and returns the recovery codes.',
    own: true,
    body: Proof,
    returns: RecoveryCodes,
    errors: ['SECOND_STEP_ON', 'CODE_WRONG', 'SECOND_STEP_LOST'],
  }),
  renewRecoveryCodes: post('/api/blade-auth/second-step/recovery-codes', {
    description: 'Makes new recovery codes, which replace the earlier ones.',
    own: true,
    body: Proof,
    returns: RecoveryCodes,
    errors: ['CODE_WRONG', 'SECOND_STEP_LOST'],
  }),
  endSecondStep: post('/api/blade-auth/second-step/end', {
    description: "Turns the signed-in person's second step off. It is refused where the centre requires it.",
    own: true,
    body: Proof,
    returns: Nothing,
    errors: ['CODE_WRONG', 'SECOND_STEP_REQUIRED', 'SECOND_STEP_LOST'],
  }),
  resetSecondStep: post('/api/blade-system/user/reset-second-step', {
    description:
      "Removes a person's second step, when they have lost their phone. They get a message about it.",
    own: true,
    query: z.object({ userId: Id }),
    returns: Nothing,
    errors: ['RIGHTS_BEYOND_OWN', 'SECOND_STEP_OFF'],
  }),
})
