// The picture of a contact, which staff compare with whoever collects a child.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { contact } from '@daybook/contract/contact/contact.contract.ts'
import { file } from '@daybook/contract/file/file.contract.ts'
import { aPicture } from '@daybook/testkit/pictures.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forgetFiles } from '../file/file.jobs.ts'

let server: TestServer
let id: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  id = await make()
})
afterAll(() => server.close())

const centre = () => server.world.centre
const childId = () => centre().under2.present[0] ?? ''
const make = (over: object = {}) =>
  server.world.build(centre().tenantId, (builder) => builder.contact(childId(), over))
const manager = () => server.as(centre().manager)
const upload = async (by = manager()) => (await by.call(file, 'putFile', { file: aPicture() })).data.attachId
const save = (avatar: string, by = manager(), of = id) => by.call(contact, 'savePicture', { id: of, avatar })

it('stands on the board as an address that opens, and is removed', async () => {
  expect(await save(await upload())).toMatchObject({ status: 200 })
  const shown = async () => {
    const { data } = await server.as(centre().teacher).call(attendance, 'listToday', {})
    const contacts = data.children.find((child) => child.id === childId())?.contacts
    return contacts?.find((one) => one.id === id)?.picture
  }
  const address = (await shown()) ?? ''
  expect((await fetch(server.url + address)).headers.get('content-type')).toBe('image/jpeg')
  expect(await save('')).toMatchObject({ data: { picture: null } })
  expect(await shown()).toBeNull()
})

it('is there on the next day', async () => {
  expect(await save(await upload())).toMatchObject({ status: 200 })
  const kept = [...server.storage.contents.keys()]
  server.world.clock.pass(25 * 60)
  await server.run(forgetFiles(server.storage), centre().tenantId)
  expect([...server.storage.contents.keys()]).toEqual(kept)
})

it('is the manager’s, of a contact of the own centre who has not ended', async () => {
  const teacher = server.as(centre().teacher)
  expect(await save(await upload(teacher), teacher)).toMatchObject({ status: 403 })
  expect(await save(await upload(teacher))).toMatchObject({ status: 400, fields: { avatar: 'NOT_THERE' } })
  expect(await save('', server.as(server.world.other.manager))).toMatchObject({ status: 404 })
  const ended = await make({ endedAt: '2026-11-17T00:00:00.000Z' })
  expect(await save('', manager(), ended)).toMatchObject({ error: 'CONTACT_ENDED' })
})
