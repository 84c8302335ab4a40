// Each kind of care at its own calls: what is recorded can be read again, and undone.
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import type { Feature } from '@daybook/contract/kernel/feature.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { newOfKind } from '@daybook/testkit/kinds.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const send = (feature: Feature, operation: string, input: object) =>
  server.as(server.world.centre.teacher).call(feature, operation, input as never)

it.each([nappyChange, bottleFeed, toiletVisit])(
  'is recorded for one child and for several, listed, shown on the board, and undone ($feature)',
  async (kind) => {
    const code = server.world.centre.under2.code
    const one = await newOfKind(kind.feature, 'record', server.world)
    const many = await newOfKind(kind.feature, 'recordMany', server.world)
    expect(await send(kind, 'record', one)).toMatchObject({ status: 200, data: one })
    expect(await send(kind, 'recordMany', many)).toMatchObject({ status: 200 })
    const ids = async () => {
      const { data } = await send(kind, 'listEntries', { code })
      return (data as { id: string }[]).map(({ id }) => id).sort()
    }
    const [first, second] = await ids()
    expect(second).toBeDefined()
    const board = await send(kind, 'getBoard', { code })
    expect(JSON.stringify(board.data)).toContain(first)
    expect(await send(kind, 'remove', { ids: first, reason: 'wrong child' })).toMatchObject({ status: 200 })
    expect(await ids()).toEqual([second])
  },
)
