import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { child } from '@daybook/contract/child/child.contract.ts'
import { file } from '@daybook/contract/file/file.contract.ts'
import { aDocument, aPicture } from '@daybook/testkit/pictures.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const manager = () => server.as(centre().manager)
const teacher = () => server.as(centre().teacher)
const upload = async (by = manager(), picture = aPicture()) =>
  (await by.call(file, 'putFile', { file: picture })).data.attachId
const choose = (avatar: string, by = manager(), id = centre().under2.absent) =>
  by.call(child, 'savePicture', { id, avatar })

/** What a teacher's screens show. */
const shown = async () => {
  const { data } = await teacher().call(child, 'listChildren', { size: 100 })
  return data.records.find(({ id }) => id === centre().under2.absent)?.picture
}
const statusOf = async (address: string) => (await fetch(server.url + address)).status

it('is shown wherever the child is, replaced and removed, and its file goes when nothing shows it', async () => {
  const first = (await choose(await upload())).data.picture ?? ''
  expect(await shown()).toBe(first)
  const { data } = await teacher().call(attendance, 'listToday', { code: centre().under2.code })
  expect(data.children.find(({ id }) => id === centre().under2.absent)?.picture).toBe(first)
  const register = (await manager().call(child, 'list', { size: 100 })).data.records
  expect(register.find(({ id }) => id === centre().under2.absent)?.picture).toBe(first)
  expect((await fetch(server.url + first)).headers.get('content-type')).toBe('image/jpeg')
  const second = (await choose(await upload())).data.picture ?? ''
  expect(second).not.toBe(first)
  server.world.clock.pass(60 * 25)
  for (const job of server.jobs.filter(({ name }) => name === 'forgetFiles')) await server.run(job, '100001')
  expect(await statusOf((await shown()) ?? '')).toBe(200)
  expect(await choose('')).toMatchObject({ data: { picture: null } })
  expect(await shown()).toBeNull()
  expect(await manager().call(child, 'getPicture', { id: centre().under2.absent })).toMatchObject({
    data: { picture: null },
  })
})

it('is not taken from a document, another person’s upload, or a picture in use', async () => {
  const refused = { status: 400, fields: { avatar: 'NOT_THERE' } }
  expect(await choose(await upload(manager(), aDocument()))).toMatchObject(refused)
  expect(await choose(await upload(teacher()))).toMatchObject(refused)
  const taken = await upload()
  const [present = ''] = centre().under2.present
  await choose(taken)
  expect(await choose(taken, manager(), present)).toMatchObject(refused)
})

it('is for those who look after the register, of children of their own centre', async () => {
  expect(await choose(await upload(teacher()), teacher())).toMatchObject({ status: 403 })
  const { other } = server.world
  expect(await choose('', manager(), other.under2.absent)).toMatchObject({ status: 404 })
  const read = await manager().call(child, 'getPicture', { id: other.under2.absent })
  expect(read.status).toBe(404)
})
