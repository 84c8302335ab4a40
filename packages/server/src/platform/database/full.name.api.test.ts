import { fullName } from '@daybook/contract/child/child.rules.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fullNameOf } from './full.name.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it.each([
  ['Ari', 'Parata'],
  ['小雨', '王'],
  ['𠮷', '王'],
  ['Mei', '王'],
  ['小雨 Rain', '王'],
])(
  'a child called %s %s has the same name from the database as on a screen',
  async (firstName, familyName) => {
    const { tenantId } = server.world.centre
    const name = await server.world.build(tenantId, async (make, tx) => {
      const id = await make.child({ firstName, familyName })
      const row = await tx
        .selectFrom('child')
        .select(fullNameOf('child.firstName', 'child.familyName').as('name'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.name
    })
    expect(name).toBe(fullName({ firstName, familyName }))
  },
)
