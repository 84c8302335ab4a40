// What is an honour's own: what it asks for, and its certificate to print.
import { award } from '@daybook/contract/award/award.contract.ts'
import { awardReceipt } from '@daybook/contract/award/award.receipt.ts'
import { makePublication } from '@daybook/testkit/receipts.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const make = (over = {}) => makePublication(server.world, 'award', awardReceipt, over)
const pdfOf = async (id: string, by = server.world.centre.teacher) => {
  const { status, error, data } = await server.as(by).call(award, 'getPdf', { id })
  return { status, error, link: data ? new URL(data.link, server.url).href : '' }
}
const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length

it('for service names the years', async () => {
  const { centre, ids } = server.world
  const detail = { title: 'Service', for: 'service' as const, reason: 'Ten years', givenOn: '2025-11-14' }
  const audience = (id: string) => ({ to: 'people' as const, people: [id], roles: null, rooms: null })
  const input = { id: ids(), detail: { ...detail, years: null }, audience: audience(centre.teacher.id) }
  const manager = server.as(centre.manager)
  expect(await manager.call(award, 'publish', input)).toMatchObject({
    status: 400,
    fields: { 'detail.years': 'REQUIRED' },
  })
  const known = { ...input, detail: { ...detail, years: 10 } }
  expect((await manager.call(award, 'publish', known)).status).toBe(200)
  const other = { ...known, audience: audience(server.world.other.teacher.id) }
  expect((await manager.call(award, 'publish', { ...other, id: ids() })).status).toBe(404)
})

it('prints as a PDF for its people, and for nobody else', async () => {
  const id = await make({ title: 'Kaiako of the year: Ngā Mānuka 王美华' })
  const { link } = await pdfOf(id)
  const answer = await fetch(link)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pages(bytes)).toBe(1)
  expect(bytes.toString('latin1')).toContain('NotoSans')
  expect(bytes.toString('latin1')).toContain('ZCOOLXiaoWei')

  expect((await pdfOf(id, server.world.other.teacher)).status).toBe(404)
  expect((await fetch(link.replace(id, await make()))).status).toBe(404)
  expect(
    (await fetch(link.replace(server.world.centre.teacher.id, server.world.centre.manager.id))).status,
  ).toBe(404)
  server.world.clock.pass(121)
  expect((await fetch(link)).status).toBe(410)
})

it('that was taken back no longer prints', async () => {
  const id = await make()
  const { link } = await pdfOf(id)
  const { status } = await server
    .as(server.world.centre.manager)
    .call(award, 'withdraw', { id, mark: 'A mistake' })
  expect(status).toBe(200)
  expect(await pdfOf(id)).toMatchObject({ status: 409, error: 'PUBLICATION_WITHDRAWN' })
  expect((await fetch(link)).status).toBe(404)
})
