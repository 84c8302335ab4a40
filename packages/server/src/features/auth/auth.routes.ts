import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { implement } from '../../platform/implement.ts'
import { giveSignInCode, makeSignInCode, signInByCode } from './auth.code.handlers.ts'
import { signInByDirectory } from './auth.directory.handlers.ts'
import { getCaptcha, giveTokens, signOut } from './auth.handlers.ts'
import { listSignInLocks, unlockSignIn } from './auth.lock.handlers.ts'
import { changePassword, endSession, listSessions } from './auth.own.handlers.ts'
import type { AuthParts, TokenContext } from './auth.parts.ts'
import { signInByPasskey, startPasskeySignIn } from './auth.passkey.handlers.ts'
import { sendPhoneCode } from './auth.phone.handlers.ts'
import { signInBySecondStep } from './auth.step.handlers.ts'

export function authRoutes(parts: AuthParts) {
  const token = { can: 'client', run: (context: TokenContext) => giveTokens(parts, context) } as const
  return implement(auth, {
    signIn: token,
    signInToGarden: token,
    getCaptcha: { can: 'client', tx: 'write', run: getCaptcha(parts) },
    listDemoAccounts: { can: 'public', ofInstallation: true, run: async () => [...parts.demoAccounts] },
    signOut: { can: 'session', tx: 'write', audit: 'auth.sign-out', run: signOut },
    makeSignInCode: { can: 'session', audit: 'auth.make-code', run: makeSignInCode(parts) },
    giveSignInCode: { can: 'staff.edit', audit: 'auth.give-code', run: giveSignInCode(parts) },
    getPhoneWay: { can: 'public', run: async () => ({ isOffered: parts.sendSms !== undefined }) },
    sendPhoneCode: { can: 'public', run: sendPhoneCode(parts) },
    signInByCode: { can: 'client', run: signInByCode(parts) },
    signInBySecondStep: { can: 'client', run: signInBySecondStep(parts) },
    startPasskeySignIn: { can: 'client', run: startPasskeySignIn(parts) },
    signInByPasskey: { can: 'client', run: signInByPasskey(parts) },
    signInByDirectory: { can: 'client', run: signInByDirectory(parts) },
    changePassword: {
      can: 'session',
      audit: 'auth.change-password',
      refused: 'auth.refuse-password',
      run: changePassword(parts),
    },
    listSessions: { can: 'session', run: listSessions },
    endSession: { can: 'session', audit: 'auth.end-session', run: endSession },
    listSignInLocks: { can: 'staff.unlock', run: listSignInLocks },
    unlockSignIn: { can: 'staff.unlock', audit: 'auth.unlock', run: unlockSignIn },
  })
}
