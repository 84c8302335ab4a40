import { passkey } from '@daybook/contract/passkey/passkey.contract.ts'
import { giveCode, testCodes } from '@daybook/testkit/codes.ts'
import { attest, newTestPasskey, publicKeyOf } from '@daybook/testkit/passkeys.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { Person, World } from '@daybook/testkit/world.ts'
import { hashOfTicket } from '../../platform/codes/tickets.ts'

const challenge = 'c'.repeat(43)

/** Puts a challenge into the world, for this person or for a sign-in. */
export async function giveChallenge(world: World, tenantId: string, whose: string): Promise<string> {
  const codeHash = testCodes.hash('passkey', whose)
  await giveCode(world, tenantId, { purpose: 'passkey', subjectHash: hashOfTicket(challenge), codeHash })
  return challenge
}

/** Gives a person a passkey that is saved. */
export async function givePasskey(world: World, { tenantId, id }: Person) {
  const made = newTestPasskey(tenantId, id)
  const keys = { credentialId: made.id, publicKey: publicKeyOf(made), counter: 0 }
  const rowId = await world.build(tenantId, (make) =>
    make.row('passkey', { staffId: id, name: 'Phone', ...keys }),
  )
  return { ...made, rowId }
}

/** The first who may call is the operator. */
const ofOperator = async (world: World) => ({ id: (await givePasskey(world, world.administrator)).rowId })

export const passkeySamples = samples(passkey, {
  savePasskey: async (world) => {
    const { tenantId, id } = world.administrator
    const made = newTestPasskey(tenantId, id)
    return { name: 'Phone', attestation: attest(made, await giveChallenge(world, tenantId, id)) }
  },
  renamePasskey: async (world) => ({ ...(await ofOperator(world)), name: 'Tablet' }),
  removePasskey: ofOperator,
})
