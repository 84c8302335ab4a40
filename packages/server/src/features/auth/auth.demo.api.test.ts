import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('names the accounts of open demo data to anybody', async () => {
  const { tenantId } = server.world.centre
  const hana = {
    tenantId,
    account: 'teacher',
    password: testPassword,
    name: 'Hana',
    role: 'teacher',
  } as const
  const demo = await server.another({ demoAccounts: [hana] })
  const answer = await server.as(undefined, demo.url).call(auth, 'listDemoAccounts', {})
  expect(answer).toMatchObject({ status: 200, data: [hana] })
})

it('names none in an installation without demo data, whatever its accounts are called', async () => {
  const answer = await server.as(undefined).call(auth, 'listDemoAccounts', {})
  expect(answer).toMatchObject({ status: 200, data: [] })
})
