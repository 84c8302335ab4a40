import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const password = (world: World) => ({
  tenantId: world.centre.tenantId,
  username: 'teacher',
  password: testPassword,
  grant_type: 'password',
  scope: 'all',
})

export const authSamples = samples(auth, {
  signIn: password,
  signInToGarden: password,
  getCaptcha: () => ({}),
  listDemoAccounts: () => ({}),
  signOut: () => ({}),
  changePassword: () => ({ oldPassword: testPassword, newPassword: 'Tui!2026', newPassword1: 'Tui!2026' }),
  listSessions: () => ({}),
  endSession: ({ centre }) => ({ id: centre.teacher.sessionId }),
  listSignInLocks: () => ({}),
  unlockSignIn: (world) => ({ userIds: world.centre.teacher.id }),
})
