// Law 3: a request that a client may queue, or that takes a key, is safe to send twice. The same key gives the same answer and one effect,
// even when both requests arrive at the same time. The same key with different content is refused.
import type { Answer } from '@daybook/testkit/call.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../platform/implement.ts'
import { call, calledRoutes, idsIn, nameOf, openReader, type Reader, sampleOf } from './harness.ts'

const queueable = calledRoutes.filter(({ operation }) => operation.offline === 'queue' || operation.keyed)

it('only writes by signed-in people can be queued', () => {
  const wrong = queueable.filter(
    ({ operation }) => operation.method !== 'POST' || operation.access !== 'session',
  )
  expect(wrong.map(nameOf)).toEqual([])
})

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

interface Scene {
  input: object
  /** Sends the content as the manager, always with the same key. */
  send(content: object): Promise<Omit<Answer<unknown>, 'headers'>>
}

async function inScene<T>(route: Route, work: (scene: Scene) => Promise<T>): Promise<T> {
  await server.reset()
  const { world } = server
  const input = await sampleOf(route, world)
  const key = world.ids()
  // The headers are left out because they include the time.
  const send = async (content: object) => {
    const { headers: _, ...said } = await call(server, route, world.centre.manager, content, { key })
    return said
  }
  return work({ input, send })
}

/** The same input with a different first id (one that does not exist), or else a different first time, or name. */
function withOtherContent(input: object, id: string): object {
  const text = JSON.stringify(input)
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
  const others: [RegExp, string][] = [
    [uuid, id],
    [/T\d\d:\d\d/, 'T20:01'],
    [/(?<="name":")[^"]+/, 'Another'],
  ]
  const [part, other] = others.find(([one]) => one.test(text)) ?? ['', '']
  const changed = text.replace(part, other)
  if (changed === text) throw new Error('the sample has no id, time or name to change')
  return JSON.parse(changed)
}

const stateNow = () => reader.state(server.world.centre.tenantId)
const rowsNow = async () => (await stateNow()).map(({ table, rows }) => ({ table, rows }))

/** The same record, one minute earlier. Undefined when the input has no time or creates no record. */
function oneMinuteEarlier(input: object, known: readonly string[]): object | undefined {
  const [id] = idsIn(input).filter((one) => !known.includes(one))
  const text = JSON.stringify(input)
  const changed = text.replace(/"(\w+At)":"([^"]+)"/, (_, name, at) => {
    return `"${name}":"${new Date(Date.parse(at) - 60_000).toISOString()}"`
  })
  return id === undefined || changed === text ? undefined : JSON.parse(changed)
}

describe.each(queueable.map((route) => [nameOf(route), route] as const))('%s', (_, route) => {
  it('has one effect and one answer, however often it is sent', async () => {
    const once = await inScene(route, async ({ input, send }) => {
      const before = await stateNow()
      const first = await send(input)
      expect(first).toMatchObject({ status: 200 })
      const after = await stateNow()
      expect(after).not.toEqual(before)

      server.world.clock.pass(5)
      expect(await send(input)).toEqual(first)
      const refused = await send(withOtherContent(input, server.world.ids()))
      expect(refused).toMatchObject({ status: 422, error: 'IDEMPOTENCY_KEY_REUSED' })
      expect(await stateNow()).toEqual(after)
      return rowsNow()
    })

    await inScene(route, async ({ input, send }) => {
      const [first, ...others] = await Promise.all([send(input), send(input), send(input)])
      expect(first).toMatchObject({ status: 200 })
      expect(others).toEqual([first, first])
      expect(await rowsNow()).toEqual(once)
    })
  })

  it('refuses a different record with an id that exists, and changes nothing', async () => {
    await inScene(route, async ({ input, send }) => {
      const known = await reader.ids(server.world.centre.tenantId)
      const other = oneMinuteEarlier(input, known)
      if (!other) return
      expect(await send(input)).toMatchObject({ status: 200 })
      const after = await stateNow()
      const { manager } = server.world.centre
      const refused = await call(server, route, manager, other, { key: server.world.ids() })
      expect(refused.status).toBe(409)
      expect(await stateNow()).toEqual(after)
    })
  })
})
