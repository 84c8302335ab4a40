// What section 3 of the specification says of a record comes back under its names, beside our own.
import { newOfKind } from '@daybook/testkit/kinds.ts'
import { makePublication } from '@daybook/testkit/receipts.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const base = '/api/blade-garden'
type Data = Record<string, unknown>

let server: TestServer
let teacher: ReturnType<typeof uniApp>
let manager: ReturnType<typeof uniApp>
beforeAll(async () => {
  server = await testServer()
  teacher = uniApp(server)
  manager = uniApp(server)
  await teacher.signIn()
  await manager.signIn('manager')
})
afterAll(() => server.close())

it.each([
  ['leave', 'leave/submit-leave', 'leave/manager-confirm', 'leave'],
  ['leave', 'leave/submit-leave', 'leave/manager-refuse', 'leave'],
  ['incident', 'flow-acc/save-acc', 'flow-acc/manager-confirm', 'flow-acc'],
  ['illness', 'flow-ill/save-ill', 'flow-ill/manager-confirm', 'flow-ill'],
  ['riskAssessment', 'flow-risk/submit', 'flow-risk/confirm', 'flow-risk'],
])('%s: the mark of %s and %s', async (kind, submit, decide, path) => {
  await server.reset()
  await teacher.signIn()
  await manager.signIn('manager')
  const sent = await newOfKind(kind, 'submit', server.world)
  const made = await teacher.postJson<{ id: string }>(`${base}/${submit}`, sent)
  expect(made).toMatchObject({ status: 200, data: { mark: null } })
  const { id } = made.data
  const marked = { id, mark: 'Seen by me' }
  const address = `${base}/${decide}/${id}`
  const decided =
    kind === 'riskAssessment'
      ? await manager.postJson(address, { mark: marked.mark })
      : await manager.post(address, { mark: marked.mark })
  expect(decided).toMatchObject({ status: 200, data: marked })
  expect(await teacher.get(`${base}/${path}/detail`, { id })).toMatchObject({ data: marked })
  expect(await manager.get(`${base}/${path}/list`)).toMatchObject({ data: { records: [marked] } })
})

it('meeting: status, mark, summary and duration', async () => {
  const id = await makePublication(server.world, 'meeting')
  const detail = () => teacher.get(`${base}/metting/meeting-detail`, { id })
  const nothing = { id, status: null, mark: null, summary: null, duration: null }
  expect(await detail()).toMatchObject({ data: nothing })
  const answer = { status: 'declined', mark: 'On leave' }
  expect(await teacher.post(`${base}/metting/confirm/${id}`, answer)).toMatchObject({ data: answer })
  const minutes = { summary: 'New beds', duration: 45 }
  expect(await manager.post(`${base}/metting/update-summary/${id}`, minutes)).toMatchObject({ data: minutes })
  expect(await detail()).toMatchObject({ data: { ...answer, ...minutes } })
  for (const list of ['list', 'meeting-mine']) {
    const { data } = await teacher.get<{ records: Data[] }>(`${base}/metting/${list}`)
    expect(data.records.find((one) => one.id === id)).toMatchObject(answer)
  }
})

it('week schedule: status, mark and userId; another person’s answer only for a manager', async () => {
  const { centre } = server.world
  const shift = { from: '08:00', until: '16:30', breakFrom: '12:00', breakMinutes: 30 }
  const planned = [centre.teacher, centre.manager].map((person) => ({
    ...shift,
    day: 'Mo',
    personId: person.id,
    roomId: centre.under2.id,
  }))
  const over = { weekOn: '2026-12-07', shifts: planned }
  const id = await makePublication(server.world, 'roster', over)
  const answer = { status: 'confirmed', mark: 'See you there', userId: centre.teacher.id }
  const { userId, ...sent } = answer
  expect(await teacher.post(`${base}/pb-confirm/readed/${id}`)).toMatchObject({ data: { id, userId } })
  expect(await teacher.post(`${base}/pb-confirm/confirm/${id}`, sent)).toMatchObject({ data: answer })
  const preview = `${base}/pb-confirm/pb/preview/${id}`
  for (const reader of [teacher, manager])
    expect(await reader.post(preview, { userId })).toMatchObject({ data: answer })
  await manager.post(`${base}/pb-confirm/confirm/${id}`, sent)
  const other = await teacher.post(preview, { userId: centre.manager.id })
  expect(other).toMatchObject({ data: { userId: centre.manager.id, status: null, mark: null } })
})

it('visitor: userId of the assigned teacher', async () => {
  const { centre, build } = server.world
  const id = await build(centre.tenantId, (make) => make.visit())
  expect(await manager.get(`${base}/visitor/detail`, { id })).toMatchObject({ data: { id, userId: null } })
  await manager.post(`${base}/visitor/assign-teacher`, { id, userId: centre.teacher.id })
  const assigned = { id, userId: centre.teacher.id }
  expect(await manager.get(`${base}/visitor/detail`, { id })).toMatchObject({ data: assigned })
  const { data } = await manager.get<{ records: Data[] }>(`${base}/visitor/list`)
  expect(data.records.find((one) => one.id === id)).toMatchObject(assigned)
})

it('teacher: userId and avatar', async () => {
  const { id } = server.world.centre.teacher
  const person = { id, userId: id, avatar: null }
  const shown = { id, userId: id, avatar: expect.toBeOneOf([null, expect.any(String)]) }
  expect(await teacher.get(`${base}/teacher/detail`, { id })).toMatchObject({ data: shown })
  const own = await teacher.get<typeof person>(`${base}/teacher/detail-info`)
  expect(own).toMatchObject({ data: shown })
  const list = await manager.get<{ records: Data[] }>(`${base}/teacher/list`, { size: 100 })
  expect(list.data.records.find((one) => one.id === id)).toMatchObject({ ...shown, avatar: own.data.avatar })
})
