import { probe, probeRoutes } from '@daybook/testkit/probe.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let url = ''
beforeAll(async () => {
  server = await testServer({ routes: probeRoutes })
  const { ownerUrl } = server
  const other = await server.another({
    ownerUrl,
    config: { ...server.config, metrics: { host: '127.0.0.1', port: 0 } },
  })
  url = other.url
  metricsUrl = other.metricsUrl ?? ''
  backups = other.backups
})
afterAll(() => server.close())
let metricsUrl = ''
let backups: Awaited<ReturnType<TestServer['another']>>['backups']

async function metrics(): Promise<string[]> {
  const answer = await fetch(metricsUrl)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  return (await answer.text()).split('\n').filter((line) => !line.startsWith('#'))
}

it('counts requests by operation and status, with no text of a stranger', async () => {
  const caller = server.as(server.world.centre.manager, url)
  await caller.call(probe, 'read', { id: server.world.ids() })
  await caller.call(probe, 'breakDown', { how: 'throws' })
  await fetch(`${url}/api/Geheimnis?name=Geheimnis`)
  const lines = await metrics()
  expect(lines).toContain('daybook_requests_total{operation="probe.read",status="200"} 1')
  expect(lines).toContain('daybook_requests_total{operation="probe.breakDown",status="500"} 1')
  expect(lines).toContain('daybook_requests_total{operation="none",status="404"} 1')
  expect(lines).toContain('daybook_request_seconds_count{operation="probe.read"} 1')
  // Any digits may be among those of a figure.
  const text = lines.map((line) => line.replace(/ [^ ]+$/, '')).join('\n')
  expect(text).not.toContain('Geheimnis')
  expect(text).not.toContain(server.world.centre.tenantId)
})

it('says how the pool, the jobs, the streams and the backups are', async () => {
  const lines = await metrics()
  for (const line of ['daybook_streams_open 0', 'daybook_database_up 1', 'daybook_jobs{state="failed"} 0'])
    expect(lines).toContain(line)
  for (const name of [
    'daybook_pool_connections{state="idle"}',
    'daybook_mails_waiting ',
    'daybook_jobs_late_seconds ',
  ])
    expect(lines.some((line) => line.startsWith(name))).toBe(true)
  backups.made(new Date('2026-03-10T13:30:00Z'), 'daybook-20260310-133000.tar.gz')
  await backups.failed({ reason: 'The disk is full.', newestAt: new Date('2026-03-10T13:30:00Z') })
  const after = await metrics()
  expect(after).toContain('daybook_backup_last_success_seconds 1773149400')
  expect(after).toContain('daybook_backup_failures_total 1')
})

it('is served at its own port alone, and nothing else is served there', async () => {
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  expect((await fetch(metricsUrl.replace('/metrics', '/api/health'))).status).toBe(404)
})
