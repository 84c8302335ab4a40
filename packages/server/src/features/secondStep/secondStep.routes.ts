import { secondStep } from '@daybook/contract/secondStep/secondStep.contract.ts'
import { implement } from '../../platform/implement.ts'
import {
  confirmSecondStep,
  endSecondStep,
  getSecondStep,
  renewRecoveryCodes,
  resetSecondStep,
  startSecondStep,
} from './secondStep.handlers.ts'
import type { SecondStepParts } from './secondStep.proof.ts'

/** Its owner's operations need no right, because those who have to set it up first have none yet. */
export const secondStepRoutes = (parts: SecondStepParts) =>
  implement(secondStep, {
    getSecondStep: { can: 'session', run: getSecondStep },
    startSecondStep: { can: 'session', audit: 'secondStep.start', run: startSecondStep(parts) },
    confirmSecondStep: {
      can: 'session',
      audit: 'secondStep.turn-on',
      refused: 'secondStep.refuse-code',
      run: confirmSecondStep(parts),
    },
    renewRecoveryCodes: {
      can: 'session',
      audit: 'secondStep.renew-codes',
      refused: 'secondStep.refuse-code',
      run: renewRecoveryCodes(parts),
    },
    endSecondStep: {
      can: 'session',
      audit: 'secondStep.turn-off',
      refused: 'secondStep.refuse-code',
      run: endSecondStep(parts),
    },
    resetSecondStep: { can: 'staff.edit', audit: 'secondStep.reset-step', run: resetSecondStep },
  })
