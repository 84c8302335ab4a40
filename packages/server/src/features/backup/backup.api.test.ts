import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

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
