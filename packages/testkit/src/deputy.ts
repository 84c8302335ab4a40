// Somebody whose only role is one that the centre made itself.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Person, World } from './world.ts'

/** @param rights what the role allows
 *  @param alias of the role, and the account's name */
export async function makeDeputy(
  { centre: { tenantId }, build }: Pick<World, 'centre' | 'build'>,
  rights: readonly Right[],
  alias = 'deputy',
): Promise<Person> {
  return build(tenantId, async (make) => {
    await make.role({ alias, name: alias, rights: [...rights] })
    const id = await make.staff({ account: alias, realName: `Dana ${alias}`, roles: [alias] })
    return { tenantId, id, sessionId: await make.session(id, '2027-01-01T00:00:00Z') }
  })
}
