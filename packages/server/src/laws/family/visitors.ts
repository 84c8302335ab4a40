import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { makeRow } from '@daybook/testkit/registers.ts'
import { expect } from 'vitest'
import { page, type Story } from './family.ts'
import { newestCode } from './mail.ts'

const front = '/api/front/blade-garden'
const mail = 'rua@example.org'
const text = expect.any(String)

export const visitors: Story<'visitors'> = async ({ send, world }) => {
  const path = '/api/blade-garden/visitor'
  const id = await world.build(world.centre.tenantId, (make) => make.visit())
  const query = { id, userId: world.centre.teacher.id }
  await send(`POST ${path}/assign-teacher`, { by: 'manager', query }, null)
  await send(`GET ${path}/detail`, { query: { id } }, { ...query, checkedOutAt: null })
  await send(`POST ${path}/checkout`, { query: { id } }, null)
  const left = { ...query, checkedOutAt: '2026-11-17T21:42:00.000Z' }
  await send(`GET ${path}/list`, {}, page(left))
}

export const publicCalls: Story<'public'> = async ({ send, server, world }) => {
  const { tenantId, manager } = world.centre
  await send(`GET ${front}/check/tenant-info`, {}, { tenantId, name: 'Kōwhai' })
  const code = async () => {
    world.clock.pass(1)
    await send(`POST ${front}/visitor/mail/send-code`, { query: { mail } }, null)
    return newestCode(server)
  }
  const { ticket } = await send<{ ticket: string }>(
    `POST ${front}/visitor/mail/validate-code`,
    { query: { mail, code: await code() } },
    { ticket: text },
  )
  const guest = { name: 'Rua Visitor', phone: '021 555 0177', purpose: 'The meter', hostName: 'Hana Teacher' }
  const { id } = await send(
    `POST ${front}/visitor/create`,
    { body: { ...guest, ticket, mail, acceptsConditions: true } },
    { id: text, name: guest.name, hostName: guest.hostName, checkedOutAt: null },
  )
  const proof = await send<{ ticket: string }>(
    `POST ${front}/check/validate/{id}`,
    { id, query: { code: await code() } },
    { ticket: text },
  )
  const at = world.clock.now().toISOString()
  await send(`POST ${front}/check/{id}`, { id, query: proof }, { direction: 'out', at })
  const visit = await server.as(manager).call(visitor, 'getVisitor', { id })
  expect.soft(visit.data).toMatchObject({ id, checkedOutAt: at })

  const said = { title: 'Open day', content: 'On Saturday from ten.' }
  const article = await makeRow(world, 'article', said)
  const shown = { id: article, ...said }
  await send('GET /api/front/blade-cms/article/detail/{id}', { id: article }, shown)
}
