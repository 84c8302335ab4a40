// Law 3: what a client may send later it may send twice. Same key, same answer, one effect, also when both
// arrive at the same time; the key with other content is refused.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { describe, expect, it } from 'vitest'
import type { Route } from '../platform/implement.ts'
import { call, nameOf, routes, sampleOf, stateOf } from './harness.ts'

const queueable = routes.filter((route) => route.operation.offline === 'queue')

it('queues only writes of signed-in people', () => {
  const wrong = queueable.filter(
    ({ operation }) => operation.method !== 'POST' || operation.access !== 'session',
  )
  expect(wrong.map(nameOf)).toEqual([])
})

interface Scene {
  server: TestServer
  send(key?: string): ReturnType<typeof call>
  resend(input: object): ReturnType<typeof call>
  input: object
  key: string
}

async function inScene<T>(route: Route, work: (scene: Scene) => Promise<T>): Promise<T> {
  const server = await testServer()
  try {
    const input = await sampleOf(route, server.world)
    const key = server.world.ids()
    const manager: Person = server.world.centre.manager
    const resend = (content: object) => call(server, route, manager, content, { key })
    return await work({
      server,
      input,
      key,
      resend,
      send: (other = key) => call(server, route, manager, input, { key: other }),
    })
  } finally {
    await server.close()
  }
}

/** The same input about something else: its first id is one that nobody has. */
function otherwise(input: object, id: string): object {
  const text = JSON.stringify(input)
  const changed = text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, id)
  if (changed === text) throw new Error('the sample names no record, so there is no other content to send')
  return JSON.parse(changed)
}

describe.each(queueable.map((route) => [nameOf(route), route] as const))('%s', (_, route) => {
  it('sent twice has one effect and the same answer', () =>
    inScene(route, async ({ server, send }) => {
      const before = await stateOf(server.ownerUrl)
      const first = await send()
      const after = await stateOf(server.ownerUrl)
      expect(first).toMatchObject({ status: 200 })
      expect(after).not.toEqual(before)
      server.world.clock.pass(5)
      const second = await send()
      expect(second).toEqual(first)
      expect(await stateOf(server.ownerUrl)).toEqual(after)
    }))

  it('sent twice at the same time has one effect and the same answer', async () => {
    const alone = await inScene(route, async ({ server, send }) => {
      await send()
      return countRows(server)
    })
    await inScene(route, async ({ server, send }) => {
      const [one, two, three] = await Promise.all([send(), send(), send()])
      expect(one).toMatchObject({ status: 200 })
      expect([two, three]).toEqual([one, one])
      expect(await countRows(server)).toEqual(alone)
    })
  })

  it('refuses the same key with other content', () =>
    inScene(route, async ({ server, send, resend, input }) => {
      await send()
      const after = await stateOf(server.ownerUrl)
      const answer = await resend(otherwise(input, server.world.ids()))
      expect(answer).toMatchObject({ status: 422, error: 'IDEMPOTENCY_KEY_REUSED' })
      expect(await stateOf(server.ownerUrl)).toEqual(after)
    }))
})

async function countRows(server: TestServer) {
  return (await stateOf(server.ownerUrl)).map(({ table, rows }) => ({ table, rows }))
}
