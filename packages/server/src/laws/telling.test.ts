// Law: who gets a message follows from rights. Every kind of message names its addressee in `<feature>Alerts`: each
// kind that follows from a right reaches whoever holds it, by whichever role, and nobody who lacks it.
import { allRights, type Right, rightsOf, roles } from '@daybook/contract/kernel/rights.ts'
import { MessageParams } from '@daybook/contract/message/message.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alerts } from '../app/features.generated.ts'
import { tell } from '../features/notification/index.ts'

const kinds = Object.values(alerts).flatMap((own) => Object.values(own))
const rightsOfKind = (to: Right | readonly Right[]): readonly Right[] => [to].flat()
const byRight = kinds.flatMap(({ kind, to, topic, words }) =>
  to === 'named' ? [] : [{ kind, to, topic, words }],
)

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Who gets a message of this kind in the centre, by account. */
async function recipients(kind: (typeof byRight)[number]): Promise<string[]> {
  const { centre, build, ids, clock } = server.world
  return build(centre.tenantId, async (_, tx) => {
    const causeId = ids()
    const alert = { ...kind, params: MessageParams, words: { 'en-US': '', 'zh-CN': '' } }
    await tell({ tx, ids, clock, publish: () => undefined }, alert, [{ params: {}, link: null, causeId }])
    const rows = await tx
      .selectFrom('message')
      .innerJoin('staff', 'staff.id', 'message.recipientId')
      .select('staff.account')
      .where('causeId', '=', causeId)
      .execute()
    return rows.map(({ account }) => account).sort()
  })
}

it('finds kinds of message that follow from rights', () => {
  expect(byRight.length).toBeGreaterThan(15)
})

describe.each(byRight)('$kind', (kind) => {
  const wanted = rightsOfKind(kind.to)

  it('reaches those who have the right, by a role of the centre’s own or of Daybook’s, and nobody else', async () => {
    await server.reset()
    const { centre, build } = server.world
    const others = allRights.filter((right) => !wanted.includes(right))
    const rest = wanted.slice(1)
    const made = {
      holder: wanted,
      lacking: others,
      // With several rights, one of them is not enough, but two roles may give them together.
      ...(rest.length > 0 && { partly: rest, both: rest, other: wanted.slice(0, 1) }),
    }
    await build(centre.tenantId, async (make) => {
      for (const [alias, rights] of Object.entries(made))
        await make.role({ alias, name: alias, rights: [...rights] })
      for (const alias of ['holder', 'lacking', ...(rest.length > 0 ? ['partly'] : [])])
        await make.staff({ account: alias, roles: [alias] })
      if (rest.length > 0) await make.staff({ account: 'both', roles: ['both', 'other'] })
      await make.staff({ account: 'left', roles: ['holder'], active: false })
      await make.role({ alias: 'ended', name: 'ended', rights: [...wanted], active: false })
      await make.staff({ account: 'ended', roles: ['ended'] })
    })
    const builtIn = roles.filter((role) => wanted.every((right) => rightsOf([role]).includes(right)))
    const expected = [
      'holder',
      ...(rest.length > 0 ? ['both'] : []),
      ...(builtIn.includes('teacher') ? ['teacher'] : []),
      ...(builtIn.includes('manager') ? ['manager'] : []),
    ]
    expect(await recipients(kind)).toEqual(expected.sort())
  })
})
