// Law 2: another centre's data does not exist here. Every operation that needs a session is called by our manager with
// the other centre's sample. If the sample names a record, the answer is 404 and nothing changes. Otherwise the answer
// is about our own centre.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { World } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../platform/implement.ts'
import {
  call,
  calledRoutes,
  idsIn,
  nameOf,
  openReader,
  personWho,
  type Reader,
  sampleOf,
  signedIn,
} from './harness.ts'

// An operation without a session has no tenant of its own. It works for the tenant that the caller names.
// What the platform's operator does in a centre, and the tables that it may change there.
const actsOfOperator: Record<string, readonly string[]> = {
  'invitation.inviteManager': ['audit_event', 'invitation'],
}
const withSession = calledRoutes.filter((route) => route.operation.access === 'session')

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await testServer()
  reader = await openReader(server.ownerUrl)
})
afterAll(async () => {
  await reader.close()
  await server.close()
})

async function callAcross(route: Route) {
  await server.reset()
  const { world } = server
  const theirs: World = { ...world, centre: world.other, other: world.centre }
  const { tenantId } = world.other
  const input = await sampleOf(route, theirs)
  const person = await signedIn(world, personWho(route, world))
  const foreign = new Set(await reader.ids(tenantId))
  const before = await reader.state(tenantId)
  const answer = await call(server, route, person, input)
  const after = await reader.state(tenantId)
  const differing = (of: 'hash' | 'hashOfTenant') =>
    after.filter((table, i) => table[of] !== before[i]?.[of]).map(({ table }) => table)
  return {
    namesRecord: idsIn(input).some((id) => foreign.has(id)),
    answer,
    leaked: idsIn(answer.body).filter((id) => foreign.has(id)),
    changed: differing('hash'),
    theirsChanged: differing('hashOfTenant'),
  }
}

it('finds operations to call', () => {
  expect(withSession.length).toBeGreaterThan(0)
})

describe.each(withSession.map((route) => [nameOf(route), route] as const))('%s', (_, route) => {
  it('does not find or change another centre’s data', async () => {
    const { namesRecord, answer, leaked, changed, theirsChanged } = await callAcross(route)
    expect(theirsChanged).toEqual(actsOfOperator[nameOf(route)] ?? [])
    if (namesRecord) {
      expect({ status: answer.status, error: answer.error }).toMatchObject({ status: 404 })
      expect(changed).toEqual([])
    } else {
      expect(answer.status).toBeLessThan(500)
      expect(leaked).toEqual([])
    }
  })
})
