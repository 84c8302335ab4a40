import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let lines: Record<string, unknown>[] = []
beforeAll(async () => {
  server = await testServer({
    routes: probeRoutes,
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
  })
})
beforeEach(() => {
  lines = []
})
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)

it('has one line for each request: centre, person, operation and duration', async () => {
  await manager().call(probe, 'read', { id: server.world.ids() })
  expect(lines).toMatchObject([
    {
      operation: 'probe.read',
      tenant: '100001',
      person: server.world.centre.manager.id,
      status: 200,
      ms: expect.any(Number),
    },
  ])
  expect(lines[0]?.ms).toBeGreaterThan(0)
})

it('contains no body, token, query or header, on success or failure', async () => {
  const secret = 'Geheimnis'
  const headers = { 'User-Agent': secret, Cookie: `a=${secret}` }
  await manager().call(probe, 'addRoom', { id: server.world.ids(), name: secret }, { headers })
  await manager().call(probe, 'addRoom', { id: secret, name: secret }, { headers })
  await manager().call(probe, 'rename', { name: secret }, { headers })
  await server.as(undefined).call(probe, 'hello', {}, { headers: { 'Blade-Auth': `bearer ${secret}` } })
  await fetch(`${server.url}/api/nothing/${secret}?password=${secret}`)
  expect(lines.length).toBeGreaterThanOrEqual(4)
  expect(JSON.stringify(lines)).not.toContain(secret)
  expect(JSON.stringify(lines)).not.toMatch(/bearer|eyJ/i)
})

it('has a server error under the id that the person was shown', async () => {
  const { body } = await manager().call(probe, 'breakDown', { how: 'throws' })
  const found = lines.find((line) => line.request === body.requestId)
  expect(found).toMatchObject({ level: 50, error: 'INTERNAL', err: { message: 'the secret of the inside' } })
})

it('names the operation and the undeclared error key', async () => {
  await manager().call(probe, 'breakDown', { how: 'undeclared' })
  const message = 'probe.breakDown answered CHILD_TWICE, which its contract does not declare'
  expect(lines).toMatchObject([{ level: 50, err: { message } }])
})

it('names the constraint that was violated, without the row’s data', async () => {
  await manager().call(probe, 'breakDown', { how: 'constraint' })
  expect(lines).toMatchObject([{ level: 50, err: { code: '23505', constraint: 'room_tenant_id_code_idx' } }])
  expect(JSON.stringify(lines)).not.toMatch(/Geheimnis|under-2/)
})
