import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('takes the mails of a server without SMTP, for the operator alone', async () => {
  const { centre, administrator, build, ids, clock } = server.world
  await build(centre.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: 'mere@example.org' }).where('id', '=', centre.manager.id).execute(),
  )
  // Not to the head, which asks for a watch afterwards.
  const detail = { ...sampleValues(incidentReport.fields, server.world), bodyParts: ['knee.left'] }
  await server.as(centre.teacher).call(incident, 'submit', { id: ids(), detail })
  expect(await server.runPlanned()).toEqual(['sendAlertMail'])
  const { data } = await server.as(administrator).call(mailbox, 'listMails', {})
  expect(data).toMatchObject({
    total: 1,
    isUsed: true,
    records: [
      { recipient: 'mere@example.org', subject: 'Report: waiting for review (Kōwhai)', sentAt: worldNow },
    ],
  })
  const id = data.records[0]?.id ?? ''
  const { data: mail } = await server.as(administrator).call(mailbox, 'getMail', { id })
  expect(mail.text).toContain('https://daybook.example.org/#/pages/home/task/detail-acc?id=')
  expect((await server.as(centre.manager).call(mailbox, 'listMails', {})).error).toBe('FORBIDDEN')
  clock.pass(31 * 24 * 60)
  const forget = server.jobs.find(({ name }) => name === 'forgetMails')
  if (forget) await server.run(forget, administrator.tenantId)
  expect((await server.as(administrator).call(mailbox, 'listMails', {})).data.total).toBe(0)
})
