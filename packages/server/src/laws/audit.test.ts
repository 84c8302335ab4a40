// Law: every write is in the audit trail. Every operation that may write names its audit entry, or a reason for having
// none is listed here. (permissions.test.ts calls each operation and looks for its entry.)
import { expect, it } from 'vitest'
import { nameOf, routes } from './harness.ts'

const writing = routes.filter(({ mode }) => mode === 'write')

/** Operations without an entry of their own, and the reason. */
const unaudited: Record<string, string> = {
  'auth.getCaptcha': 'nobody is signed in, and only the riddle itself is kept',
  'auth.signIn': 'writes auth.sign-in itself, in the centre that is entered',
  'auth.signInByCode': 'writes auth.sign-in itself, in the centre that is named',
  'auth.signInBySecondStep': 'writes auth.sign-in itself, in the centre that is named',
  'auth.startPasskeySignIn': 'nobody is signed in, and only the challenge is kept',
  'auth.signInByPasskey': 'writes auth.sign-in itself, in the centre that the passkey names',
  'auth.signInByDirectory': 'writes auth.sign-in itself, in the centre that is named',
  'directory.startDirectory': 'nobody is signed in, and only the start is kept',
  'invitation.getInvitation': 'it only marks the invitation as seen; a POST keeps the key out of logs',
  'recovery.findCentres': 'nobody is signed in, and the centre may not exist',
  'recovery.sendCode': 'nobody is signed in, and the centre may not exist',
  'recovery.validateCode': 'it changes no record; recovery.reset follows',
  'auth.sendPhoneCode': 'nobody is signed in, and the centre may not exist',
  'register.checkImport': 'it keeps nothing; register.import follows',
  'workflow.saveDraft': 'a draft is its author’s alone; workflow.start or workflow.complete follows',
  'auth.signInToGarden': 'writes auth.sign-in itself, in the centre that is entered',
}

it('every operation that may write names an audit entry or is listed with a reason', () => {
  const silent = writing.filter(({ audit }) => audit === undefined).map(nameOf)
  expect(silent.filter((name) => !(name in unaudited))).toEqual([])
})

it('no reason is listed for an operation that is audited or does not write', () => {
  const silent = writing.filter(({ audit }) => audit === undefined).map(nameOf)
  expect(Object.keys(unaudited).filter((name) => !silent.includes(name))).toEqual([])
})

it('operations that only read have no audit entry', () => {
  expect(routes.filter(({ mode, audit }) => mode === 'read' && audit !== undefined).map(nameOf)).toEqual([])
})
