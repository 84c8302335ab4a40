import { webAddress } from '@daybook/contract/webAddress/webAddress.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const teacher = () => server.as(server.world.centre.teacher)
const allow = (address: string) => manager().call(webAddress, 'submit', { name: 'Guides', address })
const opens = async (address: string) => (await teacher().call(webAddress, 'check', { address })).data

it('opens inside what a manager allowed, until it is removed', async () => {
  const { data } = await allow('https://www.example.org/guides')
  const page = 'https://www.example.org/guides/sleep?x=1'
  expect(await opens(page)).toEqual({
    opens: 'inside',
    address: page,
    host: 'www.example.org',
    name: 'Guides',
    problem: null,
  })
  expect(await opens('https://www.example.org/other')).toMatchObject({ opens: 'outside', name: null })
  const other = server.as(server.world.other.teacher)
  expect((await other.call(webAddress, 'check', { address: page })).data.opens).toBe('outside')
  await manager().call(webAddress, 'remove', { ids: data.id })
  expect((await opens(page)).opens).toBe('outside')
})

it.each([
  ['javascript:alert(1)', 'SCRIPT_ADDRESS'],
  ['data:text/html,hello', 'DATA_ADDRESS'],
  ['http://www.example.org', 'NOT_HTTPS'],
  ['https://me:secret@example.org', 'ADDRESS_WITH_PASSWORD'],
  ['example', 'INVALID_ADDRESS'],
])('opens %s nowhere, and takes it into no register', async (address, problem) => {
  expect(await opens(address)).toEqual({ opens: 'nowhere', address: null, host: null, name: null, problem })
  expect(await allow(address)).toMatchObject({ status: 400, fields: { address: problem } })
})
