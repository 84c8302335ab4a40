// What holds of every kind, whichever mechanism it is of, as tests of a kind's own: what is made can be read again and
// stands in the list; whoever has no right is refused; another centre sees nothing of it.
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { newOfKind } from '@daybook/testkit/kinds.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, idsIn, routes, sampleOf } from './harness.ts'

/** What makes one, whichever the mechanism. */
const writes = ['submit', 'publish', 'recordMany', 'submitData']

/** What is asked to read it again: the record, the page of its task, and the lists that have it. */
const questions: Readonly<Record<string, (made: Made) => object>> = {
  get: ({ id }) => ({ id }),
  getPage: ({ taskId }) => ({ taskId }),
  list: () => ({}),
  listAll: () => ({}),
  listTree: () => ({}),
  listEntries: ({ code }) => ({ code }),
  getBoard: ({ code }) => ({ code }),
}

interface Made {
  id: string
  taskId: string | undefined
  /** Of the room that it was recorded in. */
  code: string
}

export function testKind(feature: string): void {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const own = routes.filter((route) => route.feature === feature)
  const manager = () => server.world.centre.manager

  /** One that the manager makes. */
  async function make(): Promise<Made> {
    const write = own.find(({ name }) => writes.includes(name))
    if (!write) throw new Error(`${feature} has no operation that makes one: ${writes.join(', ')}`)
    const input: { taskId?: string } = await newOfKind(feature, write.name, server.world)
    const answer = await call(server, write, manager(), input)
    expect(answer.body).toMatchObject({ success: true })
    const [made] = [answer.data].flat() as { id: string }[]
    return { id: made?.id ?? '', taskId: input.taskId, code: server.world.centre.under2.code }
  }

  /** Of each operation that reads it, whether it found it. */
  async function readBy(person: Person, made: Made): Promise<Record<string, boolean>> {
    const read: Record<string, boolean> = {}
    for (const route of own) {
      const question = questions[route.name]?.(made)
      if (!question) continue
      const { status, body } = await call(server, route, person, question)
      expect([200, 404]).toContain(status)
      read[route.name] = idsIn(body).includes(made.id)
    }
    return read
  }

  describe(feature, () => {
    it('is made, read again and listed', async () => {
      const read = Object.values(await readBy(manager(), await make()))
      expect(read.length).toBeGreaterThan(0)
      expect(read).toEqual(read.map(() => true))
    })

    it('is not there for another centre', async () => {
      const read = Object.values(await readBy(server.world.other.manager, await make()))
      expect(read).toEqual(read.map(() => false))
    })

    it('is refused to whoever has no right, and without a sign-in', async () => {
      for (const route of own) {
        await server.reset()
        const nobody = await makeDeputy(server.world, [])
        const input = await sampleOf(route, server.world)
        expect(await call(server, route, nobody, input), route.name).toMatchObject({ status: 403 })
        expect(await call(server, route, undefined, input), route.name).toMatchObject({ status: 401 })
      }
    })
  })
}
