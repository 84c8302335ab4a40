// Law: a tablet reads no surname. Everything that its token may call is called with it, and no answer names a child, a
// contact, a member of staff or a visitor in full (docs/decisions/077-names-and-pins-at-the-tablet.md).
import { type Right, rightsOf } from '@daybook/contract/kernel/rights.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner, call, calledRoutes, nameOf, routes, sampleOf, signedIn } from './harness.ts'

const rights = rightsOf(['kiosk'])
const isOpen = (can: string) => can === 'public' || can === 'client' || rights.includes(can as Right)

/** Whose answer names the person who has proved in the same call who they are. */
const proven: Record<string, string> = {
  'auth.signIn': 'by password',
  'auth.signInByCode': 'by a code of their manager',
  'auth.signInBySecondStep': 'by password and code',
  'auth.signInByPasskey': 'by passkey',
  'auth.signInByDirectory': 'by their directory',
  'auth.signInToGarden': 'by the session of a person',
  'recovery.validateCode': 'by a code of their mail',
  'visitor.leave': 'by the badge of their visit',
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Somebody of each kind is in the house, and has contacts. */
async function fill() {
  const { centre, build } = server.world
  await build(centre.tenantId, async (make) => {
    await make.visit({ hostId: centre.manager.id })
    await make.contact(centre.under2.absent, { name: 'Aroha Whaanga', mayCollect: true })
    await make.work(centre.teacher.id, { day: '2026-11-18', signedInAt: '2026-11-17T19:00:00Z' })
  })
}

function surnames(): Promise<string[]> {
  return asOwner(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select distinct name from (
         select family_name as name from child
         union all select regexp_replace(name, '.* ', '') from contact
         union all select regexp_replace(name, '.* ', '') from visit
         union all select regexp_replace(real_name, '.* ', '') from staff where not roles && array['kiosk']
       ) named where length(name) > 1`,
    )
    return rows.map(({ name }) => name)
  })
}

describe('a tablet reads no surname from', () => {
  const open = calledRoutes.filter((route) => isOpen(route.can) && !(nameOf(route) in proven))

  it.each(open.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
    await server.reset()
    const input = await sampleOf(route, server.world)
    await fill()
    const tablet = await signedIn(server.world, server.world.centre.tablet)
    const { status, body } = await call(server, route, tablet, input)
    expect(status).toBe(200)
    const [text, sent] = [JSON.stringify(body), JSON.stringify(input)]
    const read = (await surnames()).filter((name) => text.includes(name) && !sent.includes(name))
    expect(read).toEqual([])
  })
})

it('no reason is listed for an operation that a tablet cannot call', () => {
  const open = routes.filter(({ can }) => isOpen(can)).map(nameOf)
  expect(Object.keys(proven).filter((name) => !open.includes(name))).toEqual([])
})
