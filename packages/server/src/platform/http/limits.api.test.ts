import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterEach, expect, it } from 'vitest'

let server: TestServer
afterEach(() => server.close())

const limited = (limits: { person: number; address: number }) => testServer({ routes: probeRoutes, limits })

it('limits one address without a sign-in, and no other', async () => {
  server = await limited({ person: 100, address: 3 })
  const from = (ip: string) =>
    server.as(undefined).call(probe, 'hello', {}, { headers: { 'X-Forwarded-For': ip } })
  for (let i = 0; i < 3; i++) expect((await from('192.0.2.1')).status).toBe(200)
  expect(await from('192.0.2.1')).toMatchObject({
    status: 429,
    error: 'TOO_MANY_REQUESTS',
    body: { code: 429, success: false, data: null, msg: 'Too many requests. Please wait a moment' },
  })
  expect((await from('192.0.2.2')).status).toBe(200)
})

it('counts an IPv6 network as one address, and both spellings of an IPv4 address as one', async () => {
  server = await limited({ person: 100, address: 2 })
  const statusFrom = async (ip: string) =>
    (await server.as(undefined).call(probe, 'hello', {}, { headers: { 'X-Forwarded-For': ip } })).status
  expect(await statusFrom('2001:db8:1:2::1')).toBe(200)
  expect(await statusFrom('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(200)
  expect(await statusFrom('2001:db8:1:2:3::4')).toBe(429)
  expect(await statusFrom('2001:db8:1:3::1')).toBe(200)
  expect(await statusFrom('192.0.2.1')).toBe(200)
  expect(await statusFrom('::ffff:192.0.2.1')).toBe(200)
  expect(await statusFrom('192.0.2.1')).toBe(429)
})

it('counts each signed-in person separately behind the same address', async () => {
  server = await limited({ person: 2, address: 1 })
  const { manager, teacher } = server.world.centre
  const read = (person: typeof manager) => server.as(person).call(probe, 'read', { id: person.id })
  expect((await read(manager)).status).toBe(200)
  expect((await read(manager)).status).toBe(200)
  expect((await read(manager)).status).toBe(429)
  expect((await read(teacher)).status).toBe(200)
})

it('gives a forged token no extra allowance', async () => {
  server = await limited({ person: 100, address: 3 })
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) {
    const headers = { 'Blade-Auth': `bearer made-up-${i}` }
    statuses.push(
      (await server.as(undefined).call(probe, 'read', { id: server.world.ids() }, { headers })).status,
    )
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429, 429])
})
