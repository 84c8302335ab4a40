import { installation } from '@daybook/contract/installation/installation.contract.ts'
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const read = (url = server.url) =>
  server.as(server.world.administrator, url).call(installation, 'getInstallation', {})
const partOf = (checks: Awaited<ReturnType<typeof read>>['data']['checks'], name: string) =>
  checks.find(({ part }) => part === name)

it('says how each part is, and names nobody', async () => {
  const { data } = await read()
  expect(partOf(data.checks, 'database')).toMatchObject({
    state: 'good',
    facts: [
      { name: 'version', value: expect.stringMatching(/^1\d/) },
      { name: 'migration', value: expect.stringMatching(/^\d{4}$/) },
      { name: 'size', value: expect.any(Number) },
    ],
  })
  expect(partOf(data.checks, 'live')).toMatchObject({ state: 'good' })
  // This server runs no jobs, and has no mail server.
  expect(partOf(data.checks, 'jobs')).toMatchObject({ state: 'bad', remark: 'unreachable' })
  expect(partOf(data.checks, 'mail')).toMatchObject({ state: 'warning', remark: 'mailbox' })
  const { centre, other } = server.world
  const text = JSON.stringify(data)
  for (const name of [centre.tenantId, other.tenantId, 'Mere', 'Under twos']) expect(text).not.toContain(name)
})

it('says when the place of the files does not answer, and how full the disk is', async () => {
  const { storage, ownerUrl } = server
  const broken = { ...storage, sizeOf: () => Promise.reject(new Error('gone')) }
  const home = { dataDir: '/', isEmbedded: false, isInBucket: true }
  const { url } = await server.another({ storage: broken, home, ownerUrl })
  const { data } = await read(url)
  expect(partOf(data.checks, 'files')).toMatchObject({ state: 'bad', remark: 'unreachable' })
  expect(partOf(data.checks, 'disk')?.facts).toEqual([
    { name: 'free', value: expect.any(Number) },
    { name: 'of', value: expect.any(Number) },
  ])
  expect(partOf(data.checks, 'database')).toMatchObject({ remark: 'ownDatabase' })
  expect(partOf(data.checks, 'jobs')?.remark).toBeNull()
})

it('says of a copy that it sends nothing, also to managers', async () => {
  const { url } = await server.another({ holdsMessages: true })
  const { data } = await read(url)
  for (const part of ['mail', 'sms'])
    expect(partOf(data.checks, part)).toMatchObject({ state: 'warning', remark: 'held' })
  const { manager } = server.world.centre
  const oversight = async (at: string) =>
    (await server.as(manager, at).call(today, 'getOversight', {})).data.holdsMessages
  expect(await oversight(url)).toBe(true)
  expect(await oversight(server.url)).toBe(false)
})

it('tells the operators once a day of what does not work, by message and mail', async () => {
  const { administrator, build, clock } = server.world
  await build(administrator.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: 'operator@example.org' }).execute(),
  )
  const job = server.jobs.find(({ name }) => name === 'tellOfBrokenParts')
  const told = async () => {
    if (job) await server.run(job, administrator.tenantId)
    const { data } = await server.as(administrator).call(message, 'listMessages', {})
    return data.records.map(({ kind, params }) => [kind, params])
  }
  // Without a worker its queue does not answer.
  const broken = ['installation.broken', { part: 'jobs' }]
  expect(await told()).toEqual([broken])
  expect(await told()).toEqual([broken])
  clock.pass(24 * 60)
  expect(await told()).toEqual([broken, broken])
  await server.runPlanned()
  const { data: mails } = await server.as(administrator).call(mailbox, 'listMails', {})
  expect(mails.records[0]).toMatchObject({ recipient: 'operator@example.org' })
})
