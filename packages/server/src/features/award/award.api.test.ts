// What is an honour's own: what it asks for, and its certificate to print.
import { award } from '@daybook/contract/award/award.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { makePublication } from '@daybook/testkit/receipts.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { tellOfMilestones } from './award.milestones.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const make = (over = {}) => makePublication(server.world, 'award', over)
const pdfOf = async (id: string, by = server.world.centre.teacher) => {
  const { status, error, data } = await server.as(by).call(award, 'getPdf', { id })
  return { status, error, blanks: data?.blanks, link: data ? new URL(data.link, server.url).href : '' }
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

it('for years of service is proposed to managers until it is given, and each milestone told once', async () => {
  const { centre, ids, build } = server.world
  await build(centre.tenantId, (_, tx) =>
    tx.updateTable('staff').set({ startedOn: '2021-11-10' }).where('id', '=', centre.teacher.id).execute(),
  )
  const proposed = async (by = centre.manager) => {
    const { data } = await server.as(by).call(today, 'listRequests', {})
    return data.filter(({ name }) => name === 'milestones')
  }
  const [row] = await proposed()
  expect(row?.params).toEqual({ personName: 'Hana Teacher', years: 5 })
  const start = new URLSearchParams(row?.page.split('?')[1]).get('start') ?? ''
  expect(JSON.parse(start)).toMatchObject({ for: 'service', years: 5, personId: centre.teacher.id })
  expect(await proposed(centre.teacher)).toEqual([])

  for (let run = 0; run < 2; run++) await server.run(tellOfMilestones, centre.tenantId)
  const { data: messages } = await server.as(centre.manager).call(message, 'listMessages', {})
  expect(messages.records.filter(({ kind }) => kind === 'award.milestone')).toHaveLength(1)

  const detail = { title: 'Service', for: 'service' as const, years: 5, reason: 'Five years' }
  const people = { to: 'people' as const, people: [centre.teacher.id], roles: null, rooms: null }
  const id = ids()
  const manager = server.as(centre.manager)
  await manager.call(award, 'publish', {
    id,
    detail: { ...detail, givenOn: '2026-11-10' },
    audience: people,
  })
  expect(await proposed()).toEqual([])
  const { data } = await manager.call(award, 'listOfPerson', { userId: centre.teacher.id })
  expect(data).toContainEqual({ id, title: 'Service', givenOn: '2026-11-10', isConfirmed: false })
  await manager.call(award, 'withdraw', { id, mark: 'A mistake' })
  expect(await proposed()).toHaveLength(1)
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
  expect(bytes.toString('latin1')).toContain('NotoSansHans')

  expect((await pdfOf(id, server.world.other.teacher)).status).toBe(404)
  expect((await fetch(link.replace(id, await make()))).status).toBe(404)
  expect(
    (await fetch(link.replace(server.world.centre.teacher.id, server.world.centre.manager.id))).status,
  ).toBe(404)
  server.world.clock.pass(121)
  expect((await fetch(link)).status).toBe(410)
})

it('prints on one page however long it is, and says which letters it has no font for', async () => {
  const long = await make({ title: '优秀 award '.repeat(20).slice(0, 140), reason: '谢谢 you\n'.repeat(142) })
  const bytes = Buffer.from(await (await fetch((await pdfOf(long)).link)).arrayBuffer())
  expect(pages(bytes)).toBe(1)
  expect((await pdfOf(long)).blanks).toBeUndefined()
  expect((await pdfOf(await make({ reason: 'For محمد 🎉' }))).blanks).toEqual(['محمد'])
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
