import { directory } from '@daybook/contract/directory/directory.contract.ts'
import { testCodes } from '@daybook/testkit/codes.ts'
import { testIssuer } from '@daybook/testkit/internet.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'
import { hashOfTicket } from '../../platform/codes/tickets.ts'
import { keepDirectory, keepStart, noteOutcome, noteReturn } from './directory.queries.ts'

const own = {
  issuer: testIssuer,
  clientId: 'daybook',
  match: 'account' as const,
  trustsSecondStep: false,
}

/** What a browser knows of a sign-in. */
export const [key, ticket] = ['k'.repeat(43), 't'.repeat(43)]

/** Gives a centre a directory. */
export const giveDirectory = (world: World, tenantId: string, over: Partial<typeof own> = {}) =>
  world.build(tenantId, (_, tx) =>
    keepDirectory(tx, {
      id: world.ids(),
      ...own,
      ...over,
      sealedSecret: testCodes.seal('a secret of tests'),
    }),
  )

/** A sign-in that has come back and named this person. */
export async function giveReturn(world: World, tenantId: string, staffId: string) {
  const now = world.clock.now()
  const expiresAt = new Date(now.getTime() + 60_000).toISOString()
  const hashes = { stateHash: hashOfTicket('state'), keyHash: hashOfTicket(key) }
  await world.build(tenantId, async (_, tx) => {
    await keepStart(tx, { id: world.ids(), ...hashes, expiresAt }, now)
    const id = await noteReturn(tx, hashes.stateHash, hashOfTicket(ticket), now)
    await noteOutcome(tx, id ?? '', { staffId, provedSecondStep: false, problem: null })
  })
  return { key, ticket }
}

export const directorySamples = samples(directory, {
  saveDirectory: () => ({ ...own, clientSecret: 'a secret of tests' }),
  startDirectory: async (world) => {
    await giveDirectory(world, world.centre.tenantId)
    return { key }
  },
})
