// Codes as numbers and times without a zone, as clients of the family send them.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const notice = '/api/blade-desk/notice'
const sent = { title: 'Photo day', content: '<p>Bring hats.</p>' }

let server: TestServer
let app: ReturnType<typeof uniApp>
beforeAll(async () => {
  server = await testServer()
  app = uniApp(server)
  await app.signIn('manager')
})
afterAll(() => server.close())

it('a category as a number and a time of the centre are kept, for a new record and a changed one', async () => {
  const added = await app.postJson(`${notice}/submit`, {
    ...sent,
    category: 1,
    releaseTime: '2026-11-23 10:00:00',
  })
  expect(added).toMatchObject({ status: 200 })
  const list = await app.get<{ records: { id: string }[] }>(`${notice}/list`, { title: 'Photo day' })
  const id = list.data.records[0]?.id ?? ''
  expect(list.data.records).toMatchObject([{ category: '1', releaseTime: '2026-11-22T21:00:00.000Z' }])
  const changed = { ...sent, id, category: 1, releaseTime: '2027-07-23 10:00:00' }
  expect(await app.postJson(`${notice}/submit`, changed)).toMatchObject({ status: 200 })
  expect(await app.get(`${notice}/detail`, { id })).toMatchObject({
    data: { category: '1', releaseTime: '2027-07-22T22:00:00.000Z' },
  })
})

it('a root as a number, in a body and in the address', async () => {
  const team = { parentId: 0, deptName: 'Garden', fullName: 'Garden team', deptCategory: 2, sort: 1 }
  expect(await app.postJson('/api/blade-system/dept/submit', team)).toMatchObject({ status: 200 })
  const level = await app.get<object[]>('/api/blade-system/dept/lazy-list', { parentId: 0 })
  expect(level.data).toContainEqual(
    expect.objectContaining({ parentId: '0', deptName: 'Garden', deptCategory: '2' }),
  )
})

it('a time in the address is of the centre as well', async () => {
  const { under2 } = server.world.centre
  const path = '/api/blade-garden/children-check/child-check-in'
  const occurredAt = '2026-11-18 08:15:00'
  expect(await app.post(path, { ids: under2.absent, occurredAt })).toMatchObject({
    status: 200,
    data: [{ signedInAt: '2026-11-17T19:15:00.000Z' }],
  })
})

it('what is no time is refused at its field, with what else is wrong', async () => {
  const wrong = { category: 1.5, releaseTime: '2026-02-30 10:00:00' }
  expect(await app.postJson(`${notice}/submit`, { ...sent, ...wrong })).toMatchObject({
    status: 400,
    body: { fields: { category: 'INVALID_FORMAT', releaseTime: 'INVALID_FORMAT' } },
  })
})

it('without a centre a wall time is refused like any other wrong input', async () => {
  const nowhere = uniApp(server, { tenantId: '999999' })
  const answer = await nowhere.post('/api/blade-auth/oauth/token', { username: '2026-11-23 10:00:00' })
  expect(answer.status).toBe(400)
})
