// Parameters as BladeX forms and lists send them: empty for no choice, and any page size.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let app: ReturnType<typeof uniApp>
beforeAll(async () => {
  server = await testServer()
  app = uniApp(server)
  await app.signIn()
})
afterAll(() => server.close())

describe('an empty parameter counts as absent', () => {
  it('in the address', async () => {
    const all = await app.get<unknown[]>('/api/blade-garden/task-sleep/sleep-list')
    const empty = await app.get('/api/blade-garden/task-sleep/sleep-list', { taskId: '', code: '' })
    expect(empty).toMatchObject({ status: 200, data: all.data })
    const found = await app.get('/api/blade-system/search/user', { name: '', current: '', size: '' })
    expect(found).toMatchObject({ status: 200, data: { current: 1, size: 10 } })
  })

  it('in a form', async () => {
    const { absent } = server.world.centre.under2
    const path = '/api/blade-garden/children-check/child-check-in'
    expect(await app.postForm(path, { ids: absent, occurredAt: '' })).toMatchObject({ status: 200 })
  })

  it('and a required one is named as missing', async () => {
    const answer = await app.get('/api/blade-system/user/detail', { id: '' })
    expect(answer).toMatchObject({ status: 400, body: { fields: { id: 'REQUIRED' } } })
  })
})

describe('a page', () => {
  const pages = ['/api/blade-system/search/user', '/api/blade-message/message/my/list']

  it.each(pages)('of %s is limited to 100 records instead of refused', async (path) => {
    for (const size of [101, 5000, 2 ** 40, -1, 0])
      expect(await app.get(path, { size })).toMatchObject({ status: 200, data: { size: 100, current: 1 } })
    expect(await app.get(path, { size: 7 })).toMatchObject({ status: 200, data: { size: 7 } })
  })

  it.each(pages)('of %s below one is the first', async (path) => {
    for (const current of [0, -3])
      expect(await app.get(path, { current })).toMatchObject({ status: 200, data: { current: 1 } })
  })

  it('that is not a number is refused by name', async () => {
    expect(await app.get(pages[0] ?? '', { size: 'many' })).toMatchObject({
      status: 400,
      body: { fields: { size: 'INVALID_FORMAT' } },
    })
  })
})
