import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { giveCode, testCodes } from '@daybook/testkit/codes.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const mail = 'hana@example.org'

/** Gives the teacher the address and a code; `isProved` by the laws' own calls. */
async function makeCode(world: World, isProved: boolean): Promise<string> {
  const { tenantId, teacher } = world.centre
  const askerHash = testCodes.hash('holder', '127.0.0.1', 'node')
  const proof = { staffId: teacher.id, holderHash: askerHash }
  await world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: mail }).where('id', '=', teacher.id).execute(),
  )
  await giveCode(world, tenantId, {
    purpose: 'recovery',
    subjectHash: testCodes.hash('mail', mail),
    codeHash: testCodes.hash('code', 'AB23'),
    askerHash,
    ...(isProved && proof),
  })
  return mail
}

export const recoverySamples = samples(recovery, {
  findCentres: () => ({ email: mail }),
  sendCode: () => ({ mail }),
  validateCode: async (world) => ({ mail: await makeCode(world, false), code: 'AB23' }),
  resetPassword: async (world) => ({
    mail: await makeCode(world, true),
    newPassword: 'Manuka22!',
    newPassword1: 'Manuka22!',
  }),
})
