import { article } from '@daybook/contract/article/article.kind.ts'
import { address } from '@daybook/testkit/call.ts'
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

it('has line markers where it is read, and no other answer has any', async () => {
  const content = 'Come at ten.@nkiri@ngati.nz'
  const { data } = await write({ content })
  const { manager, tenantId } = server.world.centre
  const textOf = async (operation: 'get' | 'getPublic', headers: Record<string, string>) => {
    const path = address(article.operations[operation], { id: data.id })
    const response = await fetch(server.url + path, { headers: { 'Tenant-Id': tenantId, ...headers } })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const text = await response.text()
    expect(JSON.parse(text).data.content).toBe(content)
    return text
  }
  expect(await textOf('getPublic', {})).toContain(content)
  const session = { 'Blade-Auth': `bearer ${await server.tokenOf(manager)}` }
  expect(await textOf('get', session)).not.toContain('@n')
})
