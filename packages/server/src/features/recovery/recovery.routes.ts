import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { implement } from '../../platform/implement.ts'
import { findCentres, resetPassword, sendCode, validateCode } from './recovery.handlers.ts'
import type { RecoveryParts } from './recovery.parts.ts'

export const recoveryRoutes = (parts: RecoveryParts) =>
  implement(recovery, {
    findCentres: { can: 'public', run: (context) => findCentres(parts, context) },
    sendCode: { can: 'public', run: (context) => sendCode(parts, context) },
    validateCode: {
      can: 'public',
      refused: 'recovery.refuse-code',
      run: (context) => validateCode(parts, context),
    },
    resetPassword: {
      can: 'public',
      audit: 'recovery.reset',
      run: (context) => resetPassword(parts, context),
    },
  })
