import { article } from '@daybook/contract/article/article.kind.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const teacher = () => server.as(server.world.centre.teacher)
const write = (over: object) =>
  manager().call(article, 'submit', { title: 'Open day', content: 'At ten.', ...over })
const read = async (id = '') => (await teacher().call(article, 'getPublic', { id })).status

it('is public from its time on, until it is removed, and never says who wrote it', async () => {
  const { data } = await write({ publishTime: '2026-11-18T02:00:00.000Z' })
  expect(await read(data.id)).toBe(404)
  server.world.clock.set('2026-11-18T02:00:00.000Z')
  expect((await teacher().call(article, 'getPublic', { id: data.id })).data).toEqual({
    id: data.id,
    title: 'Open day',
    summary: null,
    content: 'At ten.',
    publishTime: '2026-11-18T02:00:00.000Z',
  })
  expect((await teacher().call(article, 'listPublic', {})).data.total).toBe(1)
  expect((await teacher().call(article, 'submit', { id: data.id, title: 'Mine' })).status).toBe(403)
  await manager().call(article, 'remove', { ids: data.id })
  expect(await read(data.id)).toBe(404)
})
