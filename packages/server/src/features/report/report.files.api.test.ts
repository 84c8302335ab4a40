// The files of reports: who may attach and open them, and that they stay with the report.
import { file } from '@daybook/contract/file/file.contract.ts'
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveReport } from '@daybook/contract/leave/leave.report.ts'
import { aDocument, aPicture } from '@daybook/testkit/pictures.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type Caller, type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetFiles } from '../file/file.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)

async function uploaded(sent = aPicture(), by: Caller = teacher()): Promise<string> {
  server.world.clock.pass(1)
  return (await by.call(file, 'putFile', { file: sent })).data.attachId
}

const submit = (photos: string[] | null, input: object = {}, by: Caller = teacher()) =>
  by.call(incident, 'submit', {
    id: server.world.ids(),
    detail: { ...sampleValues(incidentReport.fields, server.world), photos },
    ...input,
  })

const statusOf = async (link = '') => (await fetch(server.url + link)).status

it('come with the report, at addresses for whoever may read it', async () => {
  const photos = [await uploaded(), await uploaded(aPicture('<b onclick=alert(1)>knee.png'))]
  const { status, data } = await submit(photos)
  expect(status).toBe(200)
  expect(data.detail.photos).toEqual(photos)
  const { files } = (await manager().call(incident, 'get', { id: data.id })).data
  expect(files).toMatchObject([
    { id: photos[0], name: 'photo.png', mime: 'image/jpeg', width: 1, height: 1 },
    { id: photos[1], name: '<b onclick=alert(1)>knee.png' },
  ])
  for (const link of [files[0]?.link, files[0]?.medium, files[0]?.small])
    expect(await statusOf(link ?? '')).toBe(200)
  const list = (await manager().call(incident, 'listAll', {})).data.records
  expect(list.find(({ id }) => id === data.id)?.files).toEqual(files)
})

it('are refused at their field: too many, already attached, somebody else’s, another centre’s, a document', async () => {
  const id = server.world.ids()
  const twelve = Array.from({ length: 12 }, () => server.world.ids())
  expect(await submit(twelve, { id })).toMatchObject({ status: 400, fields: { 'detail.photos': 'TOO_MANY' } })
  const notThere = { status: 404, fields: { 'detail.photos': 'NOT_THERE' } }
  expect(await submit([server.world.ids()], { id })).toMatchObject(notThere)
  const photo = await uploaded()
  expect((await submit([photo])).status).toBe(200)
  expect(await submit([photo], { id })).toMatchObject(notThere)
  expect(await submit([await uploaded(aPicture(), manager())], { id })).toMatchObject(notThere)
  const theirs = await uploaded(aPicture(), server.as(server.world.other.teacher))
  expect(await submit([theirs], { id })).toMatchObject(notThere)
  expect(await submit([await uploaded(aDocument())], { id })).toMatchObject({
    status: 400,
    fields: { 'detail.photos': 'FILE_FORMAT' },
  })
  expect((await teacher().call(incident, 'get', { id })).status).toBe(404)
})

it('cannot be attached to two reports at the same moment', async () => {
  const photo = await uploaded()
  const both = await Promise.all([submit([photo]), submit([photo])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
})

it('stay when an amendment removes them, and are not deleted later', async () => {
  const [first, second] = [await uploaded(), await uploaded()]
  const { data } = await submit([first])
  server.world.clock.pass(1)
  const amended = await submit([second], { id: data.id, version: 1 })
  expect(amended.data.detail.photos).toEqual([second])
  expect(amended.data.files.map(({ id }) => id)).toEqual([first, second])
  server.world.clock.pass(48 * 60)
  await server.run(forgetFiles(server.storage), '100001')
  expect(await statusOf(amended.data.files[0]?.link)).toBe(410)
  const { files } = (await manager().call(incident, 'get', { id: data.id })).data
  expect(await statusOf(files[0]?.link)).toBe(200)
})

it('may be documents for leave', async () => {
  const attachments = [await uploaded(aDocument('certificate.pdf'))]
  const detail = { ...sampleValues(leaveReport.fields, server.world), attachments }
  const { data } = await teacher().call(leave, 'submit', { id: server.world.ids(), detail })
  expect(data.files).toMatchObject([
    { name: 'certificate.pdf', mime: 'application/pdf', width: null, medium: null, small: null },
  ])
  expect(await statusOf(data.files[0]?.link)).toBe(200)
})
