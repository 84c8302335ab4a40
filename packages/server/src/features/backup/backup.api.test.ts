import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup } from '@daybook/contract/backup/backup.contract.ts'
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let folder: string
let report: string
beforeAll(async () => {
  server = await testServer()
  folder = mkdtempSync(join(tmpdir(), 'daybook-report-'))
  report = join(folder, 'backups.json')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

it('tells the operators of a failed backup by message and mail, and nobody else', async () => {
  const { administrator, build, centre } = server.world
  await build(administrator.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: 'operator@example.org' }).execute(),
  )
  const { backups } = await server.another()
  const newestAt = new Date('2026-03-10T13:30:00Z')
  await backups.failed({ reason: 'The disk is full.', newestAt })
  const operator = server.as(administrator)
  const { data } = await operator.call(message, 'listMessages', {})
  expect(data.records).toMatchObject([
    { kind: 'backup.failed', params: { reason: 'The disk is full.', newestAt: newestAt.toISOString() } },
  ])
  const { data: others } = await server.as(centre.manager).call(message, 'listMessages', {})
  expect(others.records.filter(({ kind }) => kind === 'backup.failed')).toEqual([])
  await server.runPlanned()
  const { data: mails } = await operator.call(mailbox, 'listMails', {})
  expect(mails.records).toMatchObject([{ recipient: 'operator@example.org' }])
})

const good = { at: '2026-11-17T13:30:00.000Z', name: 'daybook-20261117-133000.tar.gz' }
const counted = { rows: 2840, files: 12, bytes: 31_000_000 }

it('says whether the newest backup can be used: to the operator, health and the metrics', async () => {
  const metrics = { host: '127.0.0.1', port: 0 }
  const isExpected = true
  const other = await server.another({
    config: { ...server.config, metrics },
    backups: { report, isExpected },
  })
  const { url, backups } = other
  const standing = async () => {
    const { data } = await server.as(server.world.administrator, url).call(backup, 'getBackups', {})
    const { status } = await fetch(`${url}/api/health/backup`)
    const health = await fetch(`${url}/api/health`)
    const body = (await health.json()) as { data: { backup: string } }
    // The centre goes on working without a backup.
    expect(health.status).toBe(200)
    expect(body.data.backup).toBe(data.state)
    const lines = (await (await fetch(other.metricsUrl ?? '')).text()).split('\n')
    return { data, status, metric: lines.find((line) => line.startsWith('daybook_backup_usable ')) }
  }
  expect(await standing()).toMatchObject({
    data: { state: 'none' },
    status: 503,
    metric: 'daybook_backup_usable 0',
  })
  writeFileSync(report, JSON.stringify({ failed: null, good: { ...good, ...counted } }))
  expect(await standing()).toMatchObject({
    data: { state: 'good', good: { ...good, ...counted } },
    status: 200,
    metric: 'daybook_backup_usable 1',
  })
  // The disk is full: the report could not be written.
  await backups.failed({ reason: 'The disk is full.', newestAt: undefined })
  expect(await standing()).toMatchObject({
    data: { state: 'failed', failed: { reason: 'The disk is full.' }, good },
    status: 503,
    metric: 'daybook_backup_usable 0',
  })
  // A later one that was made by hand, which only the report says.
  const later = { ...good, at: new Date(server.world.clock.now().getTime() + 1000).toISOString() }
  writeFileSync(report, JSON.stringify({ failed: null, good: { ...later, ...counted } }))
  expect(await standing()).toMatchObject({ data: { state: 'good' }, status: 200 })
  const failed = { at: later.at, reason: 'invalid page in block 3' }
  writeFileSync(report, JSON.stringify({ failed, good: { ...good, ...counted } }))
  expect(await standing()).toMatchObject({ data: { state: 'failed', failed, good }, status: 503 })
  const manager = await server.as(server.world.centre.manager, url).call(backup, 'getBackups', {})
  expect(manager.status).toBe(403)
})

it('says that backups have stopped though none failed, and tells the operators', async () => {
  const { administrator, clock } = server.world
  const stopped = { state: 'failed', failed: { reason: expect.stringContaining('None has been made since') } }
  writeFileSync(report, JSON.stringify({ failed: null, good: { ...good, ...counted } }))
  const schedule = { at: '02:30' }
  const other = await server.another({ backups: { report, isExpected: true, schedule } })
  const byHand = await server.another({ backups: { report, isExpected: false } })
  const standing = async ({ url }: { url: string }) =>
    (await server.as(administrator, url).call(backup, 'getBackups', {})).data
  const told = async () => {
    const job = other.jobs.find(({ name }) => name === 'tellOfBrokenParts')
    if (job) await server.run(job, administrator.tenantId)
    const { data } = await server.as(administrator).call(message, 'listMessages', {})
    return data.records.filter(({ params }) => params.part === 'backup').length
  }
  expect(await standing(other)).toMatchObject({ state: 'good' })
  expect(await told()).toBe(0)
  clock.pass(49 * 60)
  expect(await standing(other)).toMatchObject(stopped)
  expect((await fetch(`${other.url}/api/health/backup`)).status).toBe(503)
  expect(await told()).toBe(1)
  // Where Daybook makes none by itself, an old one says nothing of today.
  expect(await standing(byHand)).toMatchObject({ state: 'good' })
  clock.pass(7 * 24 * 60)
  expect(await standing(byHand)).toMatchObject({ state: 'off' })
  expect((await fetch(`${byHand.url}/api/health/backup`)).status).toBe(200)
})

it('is silent where the database is backed up by other means', async () => {
  const { data } = await server.as(server.world.administrator).call(backup, 'getBackups', {})
  expect(data).toEqual({ state: 'off', failed: null, good: null })
  expect((await fetch(`${server.url}/api/health/backup`)).status).toBe(200)
})
