import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('answers an unknown address in the envelope, in the language asked for', async () => {
  const response = await fetch(`${server.url}/api/blade-garden/nothing`, {
    headers: { 'Accept-Language': 'zh-CN' },
  })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    code: 404,
    success: false,
    data: null,
    error: 'NOT_FOUND',
    msg: '该内容已不存在',
  })
})
