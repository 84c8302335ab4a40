// A database without room, and one in recovery: what devices are answered, and what health and the metrics say.
import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let url: string
let metricsUrl: string
beforeAll(async () => {
  server = await testServer({ routes: probeRoutes })
  const { ownerUrl, config } = server
  const other = await server.another({
    ownerUrl,
    config: { ...config, metrics: { host: '127.0.0.1', port: 0 } },
  })
  url = other.url
  metricsUrl = other.metricsUrl ?? ''
})
afterAll(() => server.close())

type How = 'full' | 'recovery' | 'not'
const breakDown = (how: How) => server.as(server.world.centre.manager, url).call(probe, 'breakDown', { how })
const health = async () => (await fetch(`${url}/api/health`)).status
const isFull = async () => (await (await fetch(metricsUrl)).text()).includes('\ndaybook_database_full 1\n')

it('answers a full disk with 507 and health with 503, until a write succeeds', async () => {
  expect(await breakDown('full')).toMatchObject({ status: 507, error: 'STORAGE_FULL' })
  expect(await health()).toBe(503)
  expect(await isFull()).toBe(true)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await breakDown('not')).toMatchObject({ status: 200 })
  expect(await health()).toBe(200)
  expect(await isFull()).toBe(false)
})

it('is asked again a minute after the last refusal', async () => {
  await breakDown('full')
  server.world.clock.pass(0.9)
  expect(await health()).toBe(503)
  server.world.clock.pass(0.1)
  expect(await health()).toBe(200)
})

it('answers a database in recovery with 503 and a time to try again', async () => {
  const { status, error, headers } = await breakDown('recovery')
  expect({ status, error }).toEqual({ status: 503, error: 'UNAVAILABLE' })
  expect(headers.get('retry-after')).toBe('2')
  expect(await breakDown('not')).toMatchObject({ status: 200 })
})
