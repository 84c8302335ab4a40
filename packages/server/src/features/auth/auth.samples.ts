import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { giveCode, testCodes } from '@daybook/testkit/codes.ts'
import { assert } from '@daybook/testkit/passkeys.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { appCode, giveSecret } from '@daybook/testkit/secondStep.ts'
import type { World } from '@daybook/testkit/world.ts'
import { giveReturn } from '../directory/directory.samples.ts'
import { giveChallenge, givePasskey } from '../passkey/passkey.samples.ts'
import { holderOf, named } from './auth.step.ts'

const password = (world: World) => ({
  tenantId: world.centre.tenantId,
  username: 'teacher',
  password: testPassword,
  grant_type: 'password',
  scope: 'all',
})

/** A code of the teacher's. */
async function makeCode(world: World): Promise<string> {
  const { tenantId, teacher } = world.centre
  await giveCode(world, tenantId, {
    purpose: 'sign-in',
    subjectHash: testCodes.hash('sign-in', 'ABCD2345'),
    codeHash: Buffer.alloc(0),
    staffId: teacher.id,
  })
  return 'ABCD-2345'
}

/** As the laws' requests arrive. */
const lawCaller = { ip: '127.0.0.1', device: 'node' }

/** A ticket of the teacher's. */
async function makeTicket(world: World): Promise<string> {
  const { tenantId, teacher } = world.centre
  const ticket = 'a'.repeat(43)
  const codeHash = holderOf({ codes: testCodes }, lawCaller)
  await giveSecret(world, teacher)
  await giveCode(world, tenantId, { ...named(ticket), codeHash, staffId: teacher.id })
  return ticket
}

export const authSamples = samples(auth, {
  signIn: password,
  signInToGarden: password,
  giveSignInCode: ({ centre }) => ({ userId: centre.teacher.id }),
  sendPhoneCode: () => ({ phone: '021 555 0123' }),
  signInByCode: async (world) => ({ code: await makeCode(world) }),
  signInBySecondStep: async (world) => ({
    ticket: await makeTicket(world),
    code: appCode(world.clock.now()),
  }),
  signInByPasskey: async (world) => {
    const made = await givePasskey(world, world.centre.teacher)
    return { assertion: assert(made, await giveChallenge(world, world.administrator.tenantId, '')) }
  },
  signInByDirectory: (world) => giveReturn(world, world.centre.tenantId, world.centre.teacher.id),
  changePassword: () => ({ oldPassword: testPassword, newPassword: 'Tui!2026', newPassword1: 'Tui!2026' }),
  endSession: ({ centre }) => ({ id: centre.teacher.sessionId }),
  unlockSignIn: (world) => ({ userIds: world.centre.teacher.id }),
})
