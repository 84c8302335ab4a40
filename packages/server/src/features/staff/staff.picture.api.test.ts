import { file } from '@daybook/contract/file/file.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
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
const teacher = () => server.as(centre().teacher)
const upload = async (by = teacher(), picture = aPicture()) =>
  (await by.call(file, 'putFile', { file: picture })).data
const choose = (avatar: string, by = teacher(), userId = centre().teacher.id) =>
  by.call(staff, 'updateAvatar', { userId, avatar })
const shown = async () => (await teacher().call(staff, 'getOwn', {})).data.avatar

it('is chosen by its owner, shown to others, kept while it is in use, and removed', async () => {
  const { attachId } = await upload()
  const { data } = await choose(attachId)
  const seen = (await server.as(centre().manager).call(staff, 'getStaff', { id: centre().teacher.id })).data
  expect(seen.avatar).toBe(data.avatar)
  expect((await fetch(server.url + data.avatar)).headers.get('content-type')).toBe('image/jpeg')
  server.world.clock.pass(60 * 25)
  for (const job of server.jobs.filter(({ name }) => name === 'forgetFiles')) await server.run(job, '100001')
  expect((await fetch(server.url + (await shown()))).status).toBe(200)
  await choose('')
  expect(await shown()).toBe('')
})

it('may be named by the address that put-file answers', async () => {
  const { link } = await upload()
  expect((await choose(link)).status).toBe(200)
})

it('is not taken from a document, another person’s upload, or a picture in use', async () => {
  const refused = { status: 400, fields: { avatar: 'NOT_THERE' } }
  expect(await choose((await upload(teacher(), aDocument())).attachId)).toMatchObject(refused)
  expect(await choose((await upload(server.as(centre().manager))).attachId)).toMatchObject(refused)
  const { attachId } = await upload()
  await choose(attachId)
  expect(await choose(attachId)).toMatchObject(refused)
  expect(await choose('nothing')).toMatchObject(refused)
})

it('of somebody else is for those who manage staff', async () => {
  const manager = server.as(centre().manager)
  expect(await choose('', teacher(), centre().manager.id)).toMatchObject({ status: 403 })
  const { attachId } = await upload(manager)
  expect((await choose(attachId, manager)).status).toBe(200)
})
