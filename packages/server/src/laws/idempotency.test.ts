// Law 3: what a client may send later it may send twice. Same key, same answer, one effect, also when both
// arrive at the same time; the key with other content is refused.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
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
  input: object
  /** As the manager, always with the same key. */
  send(content: object): ReturnType<typeof call>
}

async function inScene<T>(route: Route, work: (scene: Scene) => Promise<T>): Promise<T> {
  const server = await testServer()
  try {
    const { world } = server
    const input = await sampleOf(route, world)
    const key = world.ids()
    const send = (content: object) => call(server, route, world.centre.manager, content, { key })
    return await work({ server, input, send })
  } finally {
    await server.close()
  }
}

/** The same input about something else: its first id is one that nobody has, or its first time another. */
function otherwise(input: object, id: string): object {
  const text = JSON.stringify(input)
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
  const changed = uuid.test(text) ? text.replace(uuid, id) : text.replace(/T\d\d:\d\d/, 'T20:01')
  if (changed === text) throw new Error('the sample has neither an id nor a time that could be another')
  return JSON.parse(changed)
}

const rowsOf = async (server: TestServer) =>
  (await stateOf(server.ownerUrl)).map(({ table, rows }) => ({ table, rows }))

describe.each(queueable.map((route) => [nameOf(route), route] as const))('%s', (_, route) => {
  it('has one effect and one answer, however often it comes', async () => {
    const once = await inScene(route, async ({ server, input, send }) => {
      const before = await stateOf(server.ownerUrl)
      const first = await send(input)
      expect(first).toMatchObject({ status: 200 })
      const after = await stateOf(server.ownerUrl)
      expect(after).not.toEqual(before)

      server.world.clock.pass(5)
      expect(await send(input)).toEqual(first)
      const refused = await send(otherwise(input, server.world.ids()))
      expect(refused).toMatchObject({ status: 422, error: 'IDEMPOTENCY_KEY_REUSED' })
      expect(await stateOf(server.ownerUrl)).toEqual(after)
      return rowsOf(server)
    })

    await inScene(route, async ({ server, input, send }) => {
      const [first, ...others] = await Promise.all([send(input), send(input), send(input)])
      expect(first).toMatchObject({ status: 200 })
      expect(others).toEqual([first, first])
      expect(await rowsOf(server)).toEqual(once)
    })
  })
})
